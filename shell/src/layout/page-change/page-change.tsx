import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'shared/core';
import { LiveRegion } from 'shared/ui';
import { namedPlace } from './named-place';
import { useScrollMemory } from './use-scroll-memory';
import { whenPageStands } from './when-page-stands';

/**
 * Focuses the new page's heading, or the target of the fragment, after a navigation. Announces the page's title. The
 * browser itself handles the first load.
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
      // A fragment link may be on the same page as its target. The focus is then still on the link.
      const hasStayed = place !== null && document.activeElement === pressed;
      if (hasStayed || !isBusyElsewhere(main)) focusQuietly(place ?? heading ?? main);
      setTitle(document.title);
    });
  }, [address, hash, mainId]);

  return <LiveRegion text={title} />;
}

/** Returns whether the shopper has already moved the focus within the page, or an open dialog has the focus. */
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
