/** Largest body of a request, in bytes. A basket of hundreds of lines fits. */
export const BODY_LIMIT = 256 * 1024;

/** Largest picture that staff may upload, in bytes. */
export const UPLOAD_LIMIT = 20 * 1024 * 1024;
