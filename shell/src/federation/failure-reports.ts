import type { Registry } from '../boot/boot-data';

/** How a release failed in the browser; 'slot' in whatever way, on a page of another room. */
type Kind = 'load' | 'chunk' | 'late' | 'render' | 'slot';

/** Where failures are reported; see `edge/src/returns/release-reports.ts`. */
const ADDRESS = '/release-reports';

/** How long the shop may take to answer before the network counts as broken, in ms. */
const ANSWER_MS = 5000;

/**
 * Reports what fails in this browser: which room, which version of it, and how; nothing of the page or of
 * the visitor. Each room once a page load, and not what may be the network's fault alone.
 */
export function failureReports({ microFrontends }: Registry) {
  const told = new Set<string>();
  let isLeaving = false;
  // What a page that is left has not fetched yet is broken off.
  window.addEventListener('pagehide', () => (isLeaving = true));
  window.addEventListener('pageshow', () => (isLeaving = false));

  return async (room: string, expose: string, cause: unknown, isLoad: boolean): Promise<void> => {
    const version = room === 'shell' ? shellVersion() : microFrontends[room]?.[0]?.metadata.version;
    if (version === undefined || told.has(room) || isLeaving || !navigator.onLine) return;
    told.add(room);
    const how = isLoad ? 'load' : kindOf(cause);
    if (how !== 'render' && !(await isShopReached())) return void told.delete(room);
    const kind: Kind = expose === './routes' ? how : 'slot';
    send(JSON.stringify({ room, version, kind }));
  };
}

function kindOf(cause: unknown): 'chunk' | 'late' | 'render' {
  if (isLostChunk(cause)) return 'chunk';
  return cause instanceof Error && cause.name === 'ShowedNothing' ? 'late' : 'render';
}

/** Whether a part of a release could not be fetched. */
export const isLostChunk = (cause: unknown) =>
  cause instanceof Error &&
  (cause.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(cause.message));

/** The shell's version is in the address of its script; from a dev server it has none. */
function shellVersion(): string | undefined {
  const addresses = [...document.scripts].map(({ src }) => src);
  return addresses.map((src) => /\/releases\/shell\/([^/]+)\//.exec(src)?.[1]).find(Boolean);
}

/** What did not come may have been lost on the way. */
const isShopReached = () =>
  fetch('/registry.json', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Also from a page that is being left. */
function send(body: string): void {
  const type = 'application/json';
  if (navigator.sendBeacon?.(ADDRESS, new Blob([body], { type }))) return;
  fetch(ADDRESS, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
    keepalive: true,
  }).catch((cause: unknown) => console.warn('A failure could not be reported.', cause));
}
