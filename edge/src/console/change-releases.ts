import { shortenText } from 'contract/values/shorten-text';
import { text as readBody } from 'node:stream/consumers';
import { addToken, deleteToken } from 'releases/tokens';
import { listServedReleases, readRegistry } from 'releases/registry';
import type { ObjectStore } from 'server/store/object-store';
import { looseObject, optional, safeParse, string } from 'valibot';
import type { ReleaseService } from '../release-service/release-service.ts';

/**
 * Lifetime in days of the token for one change: 30 minutes, which is longer than
 * `CHANGE_TIMEOUT_MS`.
 */
const TOKEN_DAYS = 1 / 48;

const CHANGE_TIMEOUT_MS = 600_000;

const MAX_AUTHOR_LENGTH = 60;

/** A change in the form of the release API. */
export interface DeskChange {
  /** Id of the change, which a retry repeats so that the change is not applied twice. */
  move: string;
  revision: number;
  why: string;
  what: 'promote' | 'rollback' | 'stored';
  /** Packages of a rollback. */
  names?: string[] | undefined;
  /** Version to roll back to, by default the former one. */
  to?: string | undefined;
  /** Stored versions that go live, by package. */
  versions?: Record<string, string> | undefined;
  share?: number | undefined;
}

const resultSchema = looseObject({ error: optional(string()), code: optional(string()) });

/**
 * Makes a change through the release service, because only that service has a compiler for the type
 * check. The service cannot check sign-ins of staff. Each change therefore gets its own release
 * token, which is deleted after the change.
 */
export async function changeReleases(
  service: Pick<ReleaseService, 'call'>,
  store: ObjectStore,
  change: DeskChange,
  by: string,
): Promise<{ status: number; body: object }> {
  const { registry } = await readRegistry(store);
  const packages = new Set(
    listServedReleases(registry).map(({ extras }) => extras.folder.split('/', 1)[0] ?? ''),
  );
  const { secret, token } = await addToken(
    store,
    { packages: [...packages], holder: 'staff desk', days: TOKEN_DAYS },
    'edge',
  );
  try {
    const response = await service.call({
      method: 'POST',
      path: '/release-api/moves',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ ...change, by: toAuthorLine(by), commit: 'unknown' }),
      headersTimeout: CHANGE_TIMEOUT_MS,
    });
    return toResponse(response.statusCode, await readBody(response.body));
  } finally {
    await deleteToken(store, token.id);
  }
}

const toAuthorLine = (name: string) =>
  shortenText(name.replaceAll(/\p{C}/gu, ' ').trim(), MAX_AUTHOR_LENGTH) || 'a colleague';

/**
 * The service sends status 200 before it knows the result. The status for the browser therefore
 * depends on `code` in the body.
 */
function toResponse(statusCode: number, body: string): { status: number; body: object } {
  const { success, output } = safeParse(resultSchema, JSON.parse(body));
  if (!success)
    return { status: 502, body: { status: false, error: 'No answer.', code: 'failed' } };
  if (output.error === undefined) return { status: 200, body: output };
  return {
    status: statusCode === 200 ? (STATUS_BY_CODE[output.code ?? ''] ?? 500) : statusCode,
    body: output,
  };
}

const STATUS_BY_CODE: Record<string, number> = {
  forbidden: 403,
  changed_meanwhile: 409,
  unfit: 409,
  over_budget: 409,
  unreadable: 400,
  refused: 409,
  damaged: 409,
  store_away: 503,
  check_failed: 503,
};
