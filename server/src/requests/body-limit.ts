/** Largest body of a request, in bytes. A basket of hundreds of lines fits. */
export const BODY_LIMIT = 256 * 1024;

/** Largest file that may be uploaded, in bytes. */
export const UPLOAD_LIMIT = 20 * 1024 * 1024;

/** A call whose body is a file, up to `UPLOAD_LIMIT`. Messages about the file begin with `label`. */
export interface UploadCall {
  /** Path of the backend's route. Its method is POST. */
  path: string;
  /** Name of the field at which pages display a refusal. */
  field: string;
  label: string;
}

/** All calls with a body over `BODY_LIMIT`. The backend and `edge` both take their limits from it. */
export const uploadCalls: readonly UploadCall[] = [
  { path: '/staff/catalogue/pictures', field: 'picture', label: 'Picture' },
  { path: '/staff/catalogue/:format/import', field: 'file', label: 'File' },
  { path: '/quotes/photos', field: 'picture', label: 'Picture' },
  { path: '/staff/quotes/:quoteno/photos', field: 'picture', label: 'Picture' },
  { path: '/staff/garments/:ticket/photos', field: 'picture', label: 'Picture' },
];

/** Returns the largest body of a call to this route of the backend, in bytes. */
export const getBodyLimit = (method: string | string[], path: string): number =>
  method === 'POST' && uploadCalls.some((call) => call.path === path) ? UPLOAD_LIMIT : BODY_LIMIT;
