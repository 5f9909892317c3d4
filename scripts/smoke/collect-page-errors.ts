import type { Page } from 'playwright-core';

/** A warning to ignore, because slow machines cause it too. */
const UNUSED_PRELOAD = /was preloaded using link preload but not used within a few seconds/;
/**
 * Matches the browser's message about a failed request. The message contains no URL, so the request
 * is reported separately.
 */
const FAILED_REQUEST = /^Failed to load resource/;
const MAX_ERROR_LENGTH = 300;

export function collectPageErrors(page: Page, origins: string[]) {
  const removeOrigins = (text: string) =>
    origins.reduce((result, origin) => result.replaceAll(origin, ''), text);
  const pageErrors = new Set<string>();
  let isOver = false;
  const addError = (text: string) => {
    if (!isOver)
      pageErrors.add(removeOrigins(text).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_ERROR_LENGTH));
  };
  page.on('console', (message) => {
    const logText = message.text();
    if (!['error', 'warning'].includes(message.type()) || UNUSED_PRELOAD.test(logText)) return;
    if (!FAILED_REQUEST.test(logText)) addError(`logs '${logText}'`);
  });
  page.on('pageerror', ({ name, message }) => addError(`throws '${name}: ${message}'`));
  page.on('requestfailed', (request) =>
    addError(`${request.url()} cannot be fetched (${request.failure()?.errorText})`),
  );
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    addError(`${response.url()} answers ${response.status()}`);
  });
  return {
    addError,
    end(): string[] {
      isOver = true;
      return [...pageErrors];
    },
  };
}
