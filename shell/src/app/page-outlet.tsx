import { Activity, useEffect, useMemo, useState, type ReactNode, ViewTransition } from 'react';
import { type Location, useLocation } from 'shared/router';
import { usePrerenderedLocation, usePrerenderStore } from './prerender-store';
import { RemotePage } from './remote-page';
import { findRemote, isStaffArea, useRegistry } from '../registry/remote-table';
import { reloadPage } from './reload-page';

/**
 * Renders the current page and, if there is one, the hidden prerendered page. When the shopper
 * opens the prerendered page, this page becomes visible.
 */
export function PageOutlet() {
  const currentLocation = useLocation();
  const [firstPath] = useState(currentLocation.pathname);
  const prerenderedLocation = usePrerenderedLocation();
  const prerenderStore = usePrerenderStore();
  useEffect(() => prerenderStore?.discard(), [prerenderStore, currentLocation]);

  const routePath = useRoutePath(currentLocation.pathname) ?? NOT_FOUND_PATH;
  const prerenderedRoutePath = useRoutePath(prerenderedLocation?.pathname);
  const [currentPage, setCurrentPage] = useState({ routePath, key: FIRST_PAGE_KEY });
  if (currentPage.routePath !== routePath)
    setCurrentPage({
      routePath,
      key:
        prerenderedLocation && isSameLocation(prerenderedLocation, currentLocation)
          ? prerenderedLocation.key
          : currentLocation.key,
    });
  const pages = [{ ...currentPage, location: currentLocation, isVisible: true }];
  if (prerenderedLocation && prerenderedRoutePath && prerenderedRoutePath !== routePath)
    pages.push({
      routePath: prerenderedRoutePath,
      key: prerenderedLocation.key,
      location: prerenderedLocation,
      isVisible: false,
    });
  if (isStaffArea(currentLocation.pathname) !== isStaffArea(firstPath)) return <AreaEntry />;
  return pages.map(({ routePath, key, ...page }) =>
    key === FIRST_PAGE_KEY ? (
      <RemotePage key={key} {...page} isServerRendered />
    ) : (
      <Activity key={`${key} ${routePath}`} mode={page.isVisible ? 'visible' : 'hidden'}>
        <PageTransition>
          <RemotePage {...page} />
        </PageTransition>
      </Activity>
    ),
  );
}

const FIRST_PAGE_KEY = 'first';

/**
 * Returns whether the current location is that of the prerendered page. Compares the query too,
 * because forms take initial values from the query. A navigation with state never matches, because
 * the prerendered page was rendered without state.
 */
const isSameLocation = (prerenderedLocation: Location, currentLocation: Location) =>
  currentLocation.state === null &&
  (['pathname', 'search', 'hash'] as const).every(
    (part) => prerenderedLocation[part] === currentLocation[part],
  );

function useRoutePath(pathname: string | undefined): string | undefined {
  const registry = useRegistry();
  return useMemo(
    () => (pathname === undefined ? undefined : findRemote(registry, pathname)?.path),
    [registry, pathname],
  );
}

const NOT_FOUND_PATH = 'not found';

function PageTransition({ children }: { children: ReactNode }) {
  const [hasTransition] = useState(isMotionAllowed);
  if (!hasTransition) return children;
  return (
    <ViewTransition default="none" enter="auto" exit="auto">
      {children}
    </ViewTransition>
  );
}

const isMotionAllowed = () => window.matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * Loads a new document when the visitor enters or leaves the staff area. The registry in a page of
 * one area lacks the remotes of the other, and the staff area has its own Content-Security-Policy.
 */
function AreaEntry() {
  useEffect(reloadPage, []);
  return null;
}
