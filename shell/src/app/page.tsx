import { Activity, useEffect, useMemo, useState } from 'react';
import { type Location, useLocation } from 'shared/core';
import { useLocationAhead, usePageAhead } from './page-ahead';
import { AddressedPage } from './addressed-page';
import { PageTurn } from './page-turn';
import { findRoom, useRegistry } from '../registry/room-table';
import { StaffAreaEntry } from './staff-area-entry';
import { isStaffArea } from '../registry/staff-area';

/**
 * Renders the current page and the hidden prerendered page. A click to the prerendered page only
 * unhides it. The first page is hydrated as the server sent it.
 */
export function Page() {
  const present = useLocation();
  const [firstPath] = useState(present.pathname);
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
  if (isStaffArea(present.pathname) && !isStaffArea(firstPath)) return <StaffAreaEntry />;
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

/** Key of the page that the server rendered. */
const FIRST = 'first';

/**
 * Ignores a prerendered page for other state or another query, because forms initialise from both.
 */
const isSamePlace = (ahead: Location, present: Location) =>
  present.state === null &&
  (['pathname', 'search', 'hash'] as const).every((part) => ahead[part] === present[part]);

/** Returns the route of an address, or undefined if no remote has one. */
function usePath(pathname: string | undefined): string | undefined {
  const registry = useRegistry();
  return useMemo(
    () => (pathname === undefined ? undefined : findRoom(registry, pathname)?.path),
    [registry, pathname],
  );
}

const NOBODYS = 'nobody’s';
