import type { Page } from 'playwright-core';
import { type ReadSourceMap, mapLocations } from 'releases/source-location';

/**
 * Matches a warning of the browser that is ignored, because a slow machine causes the warning on
 * faultless pages too.
 */
const UNUSED_PRELOAD = /was preloaded using link preload but not used within a few seconds/;
/**
 * Matches the browser's message about a failed request. The message contains no URL, so the
 * listeners for `requestfailed` and `response` report the request instead.
 */
const FAILED_REQUEST = /^Failed to load resource/;
const MAX_ERROR_LENGTH = 300;
const MAX_LOCATIONS = 3;

/**
 * Collects the errors of a page and removes `origins` from their texts. An error names its source
 * file if `readSourceMap` finds the source map of the failing script.
 */
export function collectPageErrors(page: Page, origins: string[], readSourceMap: ReadSourceMap) {
  const removeOrigins = (text: string) =>
    origins.reduce((result, origin) => result.replaceAll(origin, ''), text);
  const pageErrors: Promise<string>[] = [];
  let isOver = false;
  /** Adds an error. `stack` has one location in a script per line. */
  const addError = (text: string, stack = '') => {
    if (isOver) return;
    const error = removeOrigins(text).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_ERROR_LENGTH);
    pageErrors.push(
      listSourceLocations(removeOrigins(stack), readSourceMap).then((locations) =>
        locations.length === 0 ? error : `${error} at ${locations.join(', ')}`,
      ),
    );
  };
  page.on('console', (message) => {
    const logText = message.text();
    if (!['error', 'warning'].includes(message.type()) || UNUSED_PRELOAD.test(logText)) return;
    if (FAILED_REQUEST.test(logText)) return;
    const { url, lineNumber, columnNumber } = message.location();
    addError(`logs '${logText}'`, `${url}:${lineNumber + 1}:${columnNumber + 1}`);
  });
  page.on('pageerror', ({ name, message, stack }) =>
    addError(`throws '${name}: ${message}'`, stack),
  );
  page.on('requestfailed', (request) =>
    addError(`${request.url()} cannot be fetched (${request.failure()?.errorText})`),
  );
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    addError(`${response.url()} answers ${response.status()}`);
  });
  return {
    addError,
    async end(): Promise<string[]> {
      isOver = true;
      return [...new Set(await Promise.all(pageErrors))];
    },
  };
}

/**
 * Returns the first `MAX_LOCATIONS` locations of the stack in source files of the shop. Omits
 * libraries and scripts without a source map.
 */
async function listSourceLocations(stack: string, readSourceMap: ReadSourceMap): Promise<string[]> {
  const scriptLocations = stack.match(/\/releases\/[\w./-]+\.js:\d+:\d+/g) ?? [];
  const locations = await Promise.all(
    scriptLocations.map((location) => mapLocations(location, readSourceMap)),
  );
  return locations
    .filter((location, index) => location !== scriptLocations[index])
    .filter((location) => !location.includes('node_modules/'))
    .slice(0, MAX_LOCATIONS);
}
