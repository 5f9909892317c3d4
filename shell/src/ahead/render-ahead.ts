import { findRoom } from '../app/room-table';
import { type Shop, fetchPage } from './fetch-page';
import type { PageAhead } from '../app/page-ahead';

/** How long a link is pointed at, or has the focus, before its page is worth rendering, in ms. */
const MEANT_MS = 60;

/** A link that may be followed next, and whether what its page needs could be fetched. */
export interface Wish {
  target: URL;
  isFetched: Promise<boolean>;
}

/**
 * Renders the page of a link that is about to be followed, hidden, once all that it needs is there. `press`: of what is
 * pressed, at once; `wishes`: what is to be told of one kind of wish, pointing or the focus, and counts if it lasts. Null
 * for what leads nowhere.
 */
export function renderAhead(shop: Shop, ahead: PageAhead) {
  let meant: string | undefined;

  const render = async ({ target, isFetched }: Wish) => {
    meant = target.href;
    if (ahead.location()?.pathname === target.pathname || !canBeRendered(shop, target)) return;
    // What cannot be fetched is neither tried again nor rendered: the page says so, should it be opened.
    if (!(await isFetched)) return;
    // What is there is held for the page that is rendered. A card's own address may need one read more than its click.
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
 * Not what the guard decides about, nor what opens by a secret; nor what is not for search engines, for most of that
 * shows the shopper's own basket and choices, which the click itself may change; nor another address of the page that is
 * shown, which goes on as it is. Before storage was read nobody knows what pages show.
 */
function canBeRendered({ registry, store }: Shop, target: URL): boolean {
  const match = findRoom(registry, target.pathname);
  if (!match || match.access || match.secret || match.noindex || !store.getState().restored)
    return false;
  return match.path !== findRoom(registry, location.pathname)?.path;
}
