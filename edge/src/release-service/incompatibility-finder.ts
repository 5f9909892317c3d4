import { json } from 'node:stream/consumers';
import type { FindIncompatibilities } from 'releases/roll-back-automatically';
import { array, object, parse, string } from 'valibot';
import { type ReleaseService, ServiceAwayError } from './release-service.ts';

/** Longest duration of a check in ms, including the wait for earlier checks. */
const CHECK_TIMEOUT_MS = 600_000;

const responseSchema = object({ sentences: array(string()) });

/**
 * Asks the release service for incompatibilities, because this process has no compiler. Throws a
 * `ServiceAwayError` if the service is unavailable.
 */
export const createIncompatibilityFinder =
  (service: Pick<ReleaseService, 'call'>): FindIncompatibilities =>
  async ({ split }, live) => {
    const folders = Object.entries(live).map(([name, { extras }]) => [name, extras.folder]);
    const { statusCode, body } = await service.call({
      method: 'POST',
      path: '/compatibility',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ folders: Object.fromEntries(folders), keepsSplit: split !== null }),
      headersTimeout: CHECK_TIMEOUT_MS,
    });
    const response = await json(body);
    if (statusCode !== 200)
      throw new ServiceAwayError(`the release service responded with ${statusCode}`);
    return parse(responseSchema, response).sentences;
  };
