import { createContext, use } from 'react';
import { pause } from '../boot/pause';

/**
 * Name of an island, a part of the page that hydrates separately. The attribute `data-part` of the
 * island's element contains the name.
 */
export type IslandName = 'header' | 'page' | 'footer';

export interface Islands {
  waitForStart(name: IslandName): Promise<void>;
  hydrate(name: IslandName): void;
  /** Resolves when the island has hydrated, together with the remotes in it. */
  waitForHydration(name: IslandName): Promise<void>;
  notifyHydrated(name: IslandName): void;
  hydrateAll(): void;
}

const islandNames: IslandName[] = ['header', 'page', 'footer'];

/** Longest wait of 'header' and 'footer' for the hydration of 'page', in ms. */
const MAX_PAGE_WAIT_MS = 2000;

/**
 * Hydrates the island 'page' before 'header' and 'footer'. Otherwise, a click on a link in the
 * header could replace a page that is not hydrated.
 */
export function createPendingIslands(): Islands {
  const startGates = createGates();
  const hydrationGates = createGates();
  const pageTimeout = startGates.page.openPromise.then(() => pause(MAX_PAGE_WAIT_MS));
  const pageHydration = Promise.race([hydrationGates.page.openPromise, pageTimeout]);
  const startAfterPage = (name: IslandName) =>
    startGates[name].openPromise.then(() => pageHydration);
  const startPromises = {
    page: startGates.page.openPromise,
    header: startAfterPage('header'),
    footer: startAfterPage('footer'),
  };
  const hydrate = (name: IslandName) => {
    startGates.page.open();
    startGates[name].open();
  };
  return {
    waitForStart: (name) => startPromises[name],
    hydrate,
    waitForHydration: (name) => hydrationGates[name].openPromise,
    notifyHydrated: (name) => hydrationGates[name].open(),
    hydrateAll: () => islandNames.forEach(hydrate),
  };
}

const createGates = () =>
  Object.fromEntries(islandNames.map((name) => [name, createGate()])) as Record<IslandName, Gate>;

type Gate = ReturnType<typeof createGate>;

function createGate() {
  let openGate: () => void = () => undefined;
  const openPromise = new Promise<void>((resolve) => (openGate = resolve));
  return { openPromise, open: openGate };
}

const IslandsContext = createContext<Islands | null>(null);

export const IslandsProvider = IslandsContext.Provider;

export const useIslands = () => use(IslandsContext);

export const findIslandElement = (name: IslandName) =>
  document.querySelector<HTMLElement>(`[data-part="${name}"]`);
