import { PAGE_TIMEOUT_MS } from './page-timeout';

const POLL_INTERVAL_MS = 60;

/** Calls back with null on timeout. Ignores headings of skeletons and of the prerendered page. */
export function onPageReady(main: HTMLElement, onHeading: (heading: HTMLElement | null) => void) {
  let waitedMs = 0;
  const timer = setInterval(() => {
    waitedMs += POLL_INTERVAL_MS;
    const headings = [...main.querySelectorAll<HTMLElement>('h1')];
    const heading =
      headings.find((element) => !element.closest('[data-loading], [hidden]')) ?? null;
    if (!heading && waitedMs < PAGE_TIMEOUT_MS) return;
    clearInterval(timer);
    onHeading(heading);
  }, POLL_INTERVAL_MS);
  return () => clearInterval(timer);
}
