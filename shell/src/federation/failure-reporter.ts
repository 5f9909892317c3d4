import type { Registry } from '../boot/boot-data';

/**
 * Kinds of failures. 'late': the remote rendered nothing in time. 'slot': it failed inside another
 * remote's page.
 */
type FailureKind = 'load' | 'chunk' | 'late' | 'render' | 'slot';

/** Address for reports. See `edge/src/automatic-rollback/release-reports.ts`. */
const REPORT_URL = '/release-reports';

/** Longest wait for the shop's response before the network counts as broken, in ms. */
const RESPONSE_TIMEOUT_MS = 5000;

/**
 * Returns a function that reports a failed remote once per page load: its name, its version and the
 * kind of failure. Failures that the network may have caused are not reported.
 */
export function createFailureReporter({ microFrontends }: Registry) {
  const reportedRemotes = new Set<string>();
  let isUnloading = false;
  // Unloading a page aborts its pending fetches, which is no failure.
  window.addEventListener('pagehide', () => (isUnloading = true));
  window.addEventListener('pageshow', () => (isUnloading = false));

  return async (remote: string, expose: string, cause: unknown, isLoad: boolean): Promise<void> => {
    const version =
      remote === 'shell' ? readShellVersion() : microFrontends[remote]?.[0]?.metadata.version;
    if (version === undefined || reportedRemotes.has(remote) || isUnloading || !navigator.onLine)
      return;
    reportedRemotes.add(remote);
    const failureKind = isLoad ? 'load' : getFailureKind(cause);
    if (failureKind !== 'render' && !(await isShopReachable()))
      return void reportedRemotes.delete(remote);
    const kind: FailureKind = expose === './routes' ? failureKind : 'slot';
    sendReport(JSON.stringify({ room: remote, version, kind }));
  };
}

function getFailureKind(cause: unknown): 'chunk' | 'late' | 'render' {
  if (isChunkLoadError(cause)) return 'chunk';
  return cause instanceof Error && cause.name === 'ShowedNothing' ? 'late' : 'render';
}

/** Returns whether a file of a release could not be fetched. */
export const isChunkLoadError = (cause: unknown) =>
  cause instanceof Error &&
  (cause.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(cause.message));

/** Returns the shell's version from the address of its script, or undefined on a dev server. */
function readShellVersion(): string | undefined {
  const addresses = [...document.scripts].map(({ src }) => src);
  return addresses.map((src) => /\/releases\/shell\/([^/]+)\//.exec(src)?.[1]).find(Boolean);
}

/** Returns whether the shop responds. If not, the network may have caused the failure. */
const isShopReachable = () =>
  fetch('/registry.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Sends the report even if the page is being unloaded. */
function sendReport(body: string): void {
  const type = 'application/json';
  if (navigator.sendBeacon?.(REPORT_URL, new Blob([body], { type }))) return;
  fetch(REPORT_URL, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
    keepalive: true,
  }).catch((cause: unknown) => console.warn('A failure could not be reported.', cause));
}
