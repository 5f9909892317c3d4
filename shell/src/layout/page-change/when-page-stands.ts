import { PAGE_LIMIT_MS } from './page-limit';

/** Poll interval in ms. */
const STEP_MS = 60;

/**
 * Calls back with the heading of the loaded page, or with null after the time limit. Remotes and
 * data arrive after the address has changed, so it ignores headings of skeletons and of the
 * prerendered page. Returns a function that cancels the wait.
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
