import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'shared/core';
import { LiveRegion } from 'shared/ui';
import { namedPlace } from './named-place';
import { useScrollMemory } from './use-scroll-memory';
import { whenPageStands } from './when-page-stands';

/**
 * After a navigation within the shop the focus goes to the new page's heading, or to the place that its address
 * names, and its title is read out; a page's first load is left to the browser.
 */
export function PageChange({ mainId }: { mainId: string }) {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const [title, setTitle] = useState('');
  const lastAddress = useRef(address);
  useScrollMemory();

  useEffect(() => {
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    const main = document.getElementById(mainId);
    if (!main) return;
    const pressed = document.activeElement;
    return whenPageStands(main, (heading) => {
      const place = hash === '' ? null : namedPlace(hash);
      // The link that leads to a place within the page may be in the page itself.
      const hasStayed = place !== null && document.activeElement === pressed;
      if (hasStayed || !isBusyElsewhere(main)) focusQuietly(place ?? heading ?? main);
      setTitle(document.title);
    });
  }, [address, hash, mainId]);

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
