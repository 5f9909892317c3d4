import { getPreview } from 'contract/staff/catalogue/preview';
import { type InferOutput, literal, object, safeParse } from 'valibot';
import { readText } from '../rendering/backend-reader.ts';

/** A draft of the catalogue that staff preview in the shop. */
export type DraftPreview = InferOutput<typeof getPreview.response>['data'];

export type DraftPreviewFinder = (cookies: string | undefined) => Promise<DraftPreview | null>;

const TIMEOUT_MS = 3000;
const MAX_CONCURRENT_CHECKS = 10;

/** Cookie of the backend for a previewed draft. */
const cookiePattern = /(?:^|; *)(catalogue-preview=[\w-]{43})(?:;|$)/;

/**
 * Asks the backend whether the preview cookie is valid, because an invented or expired cookie must
 * not change a page. Sends only this cookie. Visitors without the cookie cause no request.
 */
export function createDraftPreviewFinder(apiUrl: string): DraftPreviewFinder {
  let runningChecks = 0;
  return async function findDraftPreview(cookies) {
    const cookie = cookiePattern.exec(cookies ?? '')?.[1];
    if (cookie === undefined || runningChecks >= MAX_CONCURRENT_CHECKS) return null;
    runningChecks += 1;
    try {
      const response = await fetch(`${apiUrl}/${getPreview.path}`, {
        headers: { accept: 'application/json', cookie },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await readText(response);
      if (response.status !== 200) return null;
      const { success, output } = safeParse(responseSchema, JSON.parse(text));
      return success ? output.data : null;
    } catch {
      return null;
    } finally {
      runningChecks -= 1;
    }
  };
}

const responseSchema = object({ status: literal(true), ...getPreview.response.entries });
