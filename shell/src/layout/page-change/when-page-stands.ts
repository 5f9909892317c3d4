import { PAGE_LIMIT_MS } from './page-limit';

/** How often is looked, in ms. */
const STEP_MS = 60;

/**
 * Calls back once the main part has its heading, and not one of what stands there while it loads or of a page that
 * is rendered ahead: rooms and data arrive after the address changed.
 * Where none comes it calls back all the same at last. Returns the function that calls it off.
 */
export function whenPageStands(main: HTMLElement, then: (heading: HTMLElement | null) => void) {
  let waited = 0;
  const timer = setInterval(() => {
    waited += STEP_MS;
    const headings = [...main.querySelectorAll<HTMLElement>('h1')];
    const heading = headings.find((one) => !one.closest('[data-loading], [hidden]')) ?? null;
    if (!heading && waited < PAGE_LIMIT_MS) return;
    clearInterval(timer);
    then(heading);
  }, STEP_MS);
  return () => clearInterval(timer);
}
