import { createContext, use } from 'react';
import { pause } from '../boot/pause';

/** Parts of the page that hydrate by themselves; `data-part` marks their elements. */
export type PartName = 'header' | 'page' | 'footer';

/** The parts that the server rendered, asleep until each is woken. */
export interface Parts {
  /** Resolved when the part is to hydrate; the same promise each time. */
  woken(part: PartName): Promise<void>;
  wake(part: PartName): void;
  /** Resolved when the part, with what it shows of rooms, has hydrated. */
  hydrated(part: PartName): Promise<void>;
  tellHydrated(part: PartName): void;
  wakeAll(): void;
}

const names: PartName[] = ['header', 'page', 'footer'];

/** How long header and footer wait for the page, in ms. */
const PATIENCE_MS = 2000;

/**
 * All asleep. Header and footer hydrate after the page: a link of theirs that led on before would have the page
 * hydrate as another one than the server rendered. Until then their links lead on by themselves.
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

/** Nothing for a page that is rendered where it stands: there no part sleeps. */
export const PartsProvider = PartsContext.Provider;

export const useParts = () => use(PartsContext);

/** The part's element, wherever it stands. */
export const elementOf = (part: PartName) =>
  document.querySelector<HTMLElement>(`[data-part="${part}"]`);
