import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'shared/router';
import { LiveRegion } from 'shared/ui';
import {
  findFragmentTarget,
  PAGE_TIMEOUT_MS,
  useScrollRestoration,
} from './use-scroll-restoration';

/**
 * Moves the focus to the heading of a newly opened page, and announces its title to screen readers.
 */
export function PageChange({ mainId }: { mainId: string }) {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const [title, setTitle] = useState('');
  const lastAddress = useRef(address);
  useScrollRestoration();

  useEffect(() => {
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    const main = document.getElementById(mainId);
    if (!main) return;
    const previousFocus = document.activeElement;
    return onPageReady(main, (heading) => {
      const fragmentTarget = hash === '' ? null : findFragmentTarget(hash);
      // After a jump to a fragment of the same page, the focus is still on the link, and must move
      // to the target of the fragment.
      const isFocusUnchanged = fragmentTarget !== null && document.activeElement === previousFocus;
      if (isFocusUnchanged || !hasFocusElsewhere(main))
        focusWithoutScrolling(fragmentTarget ?? heading ?? main);
      setTitle(document.title);
    });
  }, [address, hash, mainId]);

  return <LiveRegion text={title} />;
}

function hasFocusElsewhere(main: HTMLElement) {
  const focusedElement = document.activeElement;
  return (
    focusedElement !== main &&
    Boolean(focusedElement?.closest('main, [role="dialog"]:not([data-state="closed"])'))
  );
}

function focusWithoutScrolling(target: HTMLElement) {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

const POLL_INTERVAL_MS = 60;

/**
 * Calls `onHeading` with the page's heading when it appears, or with null after `PAGE_TIMEOUT_MS`.
 * Ignores headings of skeletons, and of a page that is prerendered in a hidden element.
 */
function onPageReady(main: HTMLElement, onHeading: (heading: HTMLElement | null) => void) {
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
