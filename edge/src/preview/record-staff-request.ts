import type {
  recordReleaseChange,
  recordReleasePreview,
} from 'contract/releases/recorded-requests';
import type { IncomingHttpHeaders } from 'node:http';
import { type InferOutput, literal, looseObject, object, safeParse, string } from 'valibot';
import { readText } from '../rendering/backend-reader.ts';
import { toStaffHeaders } from './staff-check.ts';

const TIMEOUT_MS = 10_000;

const recordedSchema = looseObject({ status: literal(true), data: object({ by: string() }) });
const refusalSchema = looseObject({ error: string() });

type RecordedRequest =
  | InferOutput<typeof recordedSchema>['data']
  /** Status and body for the browser. */
  | { refusal: { status: number; body: object } };

/**
 * Asks the backend to check the permission of a staff member and to write the audit log. The caller
 * may change something only after the audit log has its entry.
 */
export async function recordStaffRequest(
  apiUrl: string,
  requestHeaders: IncomingHttpHeaders,
  call: typeof recordReleaseChange | typeof recordReleasePreview,
  body: object,
): Promise<RecordedRequest> {
  const headers = toStaffHeaders(requestHeaders);
  if (headers === null)
    return { refusal: { status: 401, body: toBody('Sign in again, please.', 'forbidden') } };
  try {
    const response = await fetch(`${apiUrl}/${call.path}`, {
      method: call.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const content: unknown = JSON.parse(await readText(response));
    const parsedRecord = safeParse(recordedSchema, content);
    if (response.ok && parsedRecord.success) return parsedRecord.output.data;
    const refusal = safeParse(refusalSchema, content);
    if (refusal.success && response.status >= 400 && response.status < 500)
      return { refusal: { status: response.status, body: refusal.output } };
    return NOT_RECORDED;
  } catch {
    return NOT_RECORDED;
  }
}

const toBody = (error: string, code: string) => ({ status: false, error, code });

const NOT_RECORDED = {
  refusal: {
    status: 503,
    body: toBody(
      'Nothing was changed, because it cannot be recorded now. Please try again.',
      'unavailable',
    ),
  },
};
