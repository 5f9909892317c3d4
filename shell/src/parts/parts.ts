import { createContext, use } from 'react';
import { pause } from '../boot/pause';

/** Names of the islands, which hydrate separately. `data-part` marks their elements. */
export type PartName = 'header' | 'page' | 'footer';

/** The islands that the server rendered. Each is pending until `hydrate` is called. */
export interface Parts {
  /** Resolves when the island should hydrate. Returns the same promise each time. */
  woken(part: PartName): Promise<void>;
  wake(part: PartName): void;
  /** Resolves when the island and its remotes have hydrated. */
  hydrated(part: PartName): Promise<void>;
  tellHydrated(part: PartName): void;
  wakeAll(): void;
}

const names: PartName[] = ['header', 'page', 'footer'];

/** Longest time for which header and footer wait for the page's hydration, in ms. */
const PATIENCE_MS = 2000;

/**
 * Creates the islands, all pending. Header and footer hydrate after the page. A navigation by one
 * of their links would otherwise make React hydrate a different page than the server rendered.
 * Until then their links load new documents.
 */
export function sleepingParts(): Parts {
  const asked = gates();
  const hydrated = gates();
  const limit = asked.page.opened.then(() => pause(PATIENCE_MS));
  const afterPage = Promise.race([hydrated.page.opened, limit]);
  const after = (part: PartName) => asked[part].opened.then(() => afterPage);
  const woken = { page: asked.page.opened, header: after('header'), footer: after('footer') };
  const wake = (part: PartName) => {
    asked.page.open();
    asked[part].open();
  };
  return {
    woken: (part) => woken[part],
    wake,
    hydrated: (part) => hydrated[part].opened,
    tellHydrated: (part) => hydrated[part].open(),
    wakeAll: () => names.forEach(wake),
  };
}

const gates = () =>
  Object.fromEntries(names.map((name) => [name, gate()])) as Record<PartName, Gate>;

type Gate = ReturnType<typeof gate>;

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

const PartsContext = createContext<Parts | null>(null);

/** Provides null for a page that is not hydrated. Its islands render at once. */
export const PartsProvider = PartsContext.Provider;

export const useParts = () => use(PartsContext);

/** Returns the element of an island. */
export const elementOf = (part: PartName) =>
  document.querySelector<HTMLElement>(`[data-part="${part}"]`);
