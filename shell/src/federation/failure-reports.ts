import type { Registry } from '../boot/boot-data';

/** Kinds of failures in the browser. 'slot': a remote failed inside another remote's page. 'late': it rendered nothing in time. */
type Kind = 'load' | 'chunk' | 'late' | 'render' | 'slot';

/** Address for reports. See `edge/src/returns/release-reports.ts`. */
const ADDRESS = '/release-reports';

/** Longest wait for the shop's response before the network counts as broken, in ms. */
const ANSWER_MS = 5000;

/**
 * Returns a function that reports a failed remote, its version and the kind of failure. Sends no data of the page or
 * the visitor. Reports each remote once per page load. Skips failures that the network may have caused.
 */
export function failureReports({ microFrontends }: Registry) {
  const told = new Set<string>();
  let isLeaving = false;
  // Unloading a page aborts its pending fetches, which is no failure.
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

/** Returns whether a file of a release could not be fetched. */
export const isLostChunk = (cause: unknown) =>
  cause instanceof Error &&
  (cause.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(cause.message));

/** Returns the shell's version from the address of its script, or undefined on a dev server. */
function shellVersion(): string | undefined {
  const addresses = [...document.scripts].map(({ src }) => src);
  return addresses.map((src) => /\/releases\/shell\/([^/]+)\//.exec(src)?.[1]).find(Boolean);
}

/** Returns whether the shop responds. If not, the network may have caused the failure. */
const isShopReached = () =>
  fetch('/registry.json', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Sends a report, also while the page is being unloaded. */
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
