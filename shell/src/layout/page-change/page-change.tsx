import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'shared/core';
import { LiveRegion } from 'shared/ui';
import { useScrollMemory } from './use-scroll-memory';
import { whenPageStands } from './when-page-stands';

/**
 * After a navigation within the shop the focus goes to the new page's heading and its title is
 * read out; a page's first load is left to the browser.
 */
export function PageChange({ mainId }: { mainId: string }) {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const lastPath = useRef(pathname);
  useScrollMemory();

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const main = document.getElementById(mainId);
    if (!main) return;
    return whenPageStands(main, (heading) => {
      if (!isBusyElsewhere(main)) focusQuietly(heading ?? main);
      setTitle(document.title);
    });
  }, [pathname, mainId]);

  return <LiveRegion text={title} />;
}

/** Whether the shopper has already moved on within the page, or a dialog has the focus: one that closes has it no more. */
function isBusyElsewhere(main: HTMLElement) {
  const focused = document.activeElement;
  return (
    focused !== main &&
    Boolean(focused?.closest('main, [role="dialog"]:not([data-state="closed"])'))
  );
}

function focusQuietly(target: HTMLElement) {
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
