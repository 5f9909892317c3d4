import { findRoom } from '../registry/room-table';
import { type Shop, fetchPage } from './fetch-page';
import type { PageAhead } from '../app/page-ahead';

/** Time for which a link must be hovered or focused before its page is prerendered, in ms. */
const MEANT_MS = 60;

/** A link that may be followed next. `isFetched` resolves to whether its page could be fetched. */
export interface Wish {
  target: URL;
  isFetched: Promise<boolean>;
}

/**
 * Prerenders the page of a link that is about to be followed, once its data is fetched.
 * `prerenderNow` does this at once. `createCandidateHandler` returns a callback for hover or focus,
 * which prerenders a candidate after `INTENT_DELAY_MS`. Null means that no link is hovered or
 * focused.
 */
export function renderAhead(shop: Shop, ahead: PageAhead) {
  let meant: string | undefined;

  const render = async ({ target, isFetched }: Wish) => {
    meant = target.href;
    if (ahead.location()?.pathname === target.pathname || !canBeRendered(shop, target)) return;
    // A page that could not be fetched is neither retried nor prerendered. It reports its failure when opened.
    if (!(await isFetched)) return;
    // Keeps the data cached for the prerendered page. The link's own address may need one query
    // more than its `data-ahead`.
    const release = await fetchPage(shop, target).catch(() => undefined);
    if (!release) return;
    const isWanted = meant === target.href && ahead.location()?.pathname !== target.pathname;
    if (isWanted && canBeRendered(shop, target)) ahead.take(target, release);
    else release();
  };
  return {
    wishes() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      return (wish: Wish | null) => {
        clearTimeout(timer);
        if (wish) timer = setTimeout(() => void render(wish), MEANT_MS);
      };
    },
    press(wish: Wish | null) {
      if (wish) void render(wish);
    },
  };
}

/**
 * Returns whether a page can be prerendered. Excludes pages behind the guard and pages of secret
 * links. Excludes pages that search engines skip, because most show the basket and choices, which
 * the click may change. Excludes other addresses of the current page, which stays mounted. Excludes
 * all pages until local storage was read.
 */
function canBeRendered({ registry, store }: Shop, target: URL): boolean {
  const match = findRoom(registry, target.pathname);
  if (!match || match.access || match.secret || match.noindex || !store.getState().restored)
    return false;
  return match.path !== findRoom(registry, location.pathname)?.path;
}
