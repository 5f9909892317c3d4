import { Activity, useEffect, useMemo, useState } from 'react';
import { type Location, useLocation } from 'shared/core';
import { useLocationAhead, usePageAhead } from './page-ahead';
import { AddressedPage } from './addressed-page';
import { PageTurn } from './page-turn';
import { findRoom, useRegistry } from './room-table';

/**
 * The page of the present address, and beside it, hidden, the one that is rendered ahead of a click: a click that leads
 * there only shows it. The page that the document came with is hydrated as the server sent it.
 */
export function Page() {
  const present = useLocation();
  const next = useLocationAhead();
  const ahead = usePageAhead();
  useEffect(() => ahead?.drop(), [ahead, present]);

  const path = usePath(present.pathname) ?? NOBODYS;
  const pathNext = usePath(next?.pathname);
  const [shown, setShown] = useState({ path, key: FIRST });
  if (shown.path !== path)
    setShown({ path, key: next && isSamePlace(next, present) ? next.key : present.key });
  const pages = [{ ...shown, location: present, isShown: true }];
  if (next && pathNext && pathNext !== path)
    pages.push({ path: pathNext, key: next.key, location: next, isShown: false });
  return pages.map(({ path, key, ...page }) =>
    key === FIRST ? (
      <AddressedPage key={key} {...page} isFirst />
    ) : (
      <Activity key={`${key} ${path}`} mode={page.isShown ? 'visible' : 'hidden'}>
        <PageTurn>
          <AddressedPage {...page} />
        </PageTurn>
      </Activity>
    ),
  );
}

/** The page that the document came with. */
const FIRST = 'first';

/** A page that is told more than its address, or has another query, begins anew: forms begin with what they are told. */
const isSamePlace = (ahead: Location, present: Location) =>
  present.state === null &&
  (['pathname', 'search', 'hash'] as const).every((part) => ahead[part] === present[part]);

/** The route of an address; nothing for one that no room has. */
function usePath(pathname: string | undefined): string | undefined {
  const registry = useRegistry();
  return useMemo(
    () => (pathname === undefined ? undefined : findRoom(registry, pathname)?.path),
    [registry, pathname],
  );
}

const NOBODYS = 'nobody’s';
