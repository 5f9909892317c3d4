import type { Page } from 'playwright-core';

/** Browser warning that also appears on slow machines, so it is no fault. */
const LATE = /was preloaded using link preload but not used within a few seconds/;
/** Browser message for every failed request. Such requests are reported with their URL below. */
const FAILED_REQUEST = /^Failed to load resource/;
const LONGEST = 300;

/** Collects errors of a page as short texts. Removes these origins from URLs. */
export function complaintsOf(page: Page, origins: string[]) {
  const short = (text: string) => origins.reduce((one, origin) => one.replaceAll(origin, ''), text);
  const complaints = new Set<string>();
  let isOver = false;
  const complain = (text: string) => {
    if (!isOver) complaints.add(short(text).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST));
  };
  page.on('console', (message) => {
    const said = message.text();
    if (!['error', 'warning'].includes(message.type()) || LATE.test(said)) return;
    if (!FAILED_REQUEST.test(said)) complain(`logs '${said}'`);
  });
  page.on('pageerror', ({ name, message }) => complain(`throws '${name}: ${message}'`));
  page.on('requestfailed', (request) =>
    complain(`${request.url()} cannot be fetched (${request.failure()?.errorText})`),
  );
  page.on('response', (response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    complain(`${response.url()} answers ${response.status()}`);
  });
  return {
    complain,
    /** Returns all errors so far. Later errors are ignored. */
    end(): string[] {
      isOver = true;
      return [...complaints];
    },
  };
}
