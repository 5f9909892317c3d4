import type { Registry } from '../boot/boot-data';

/**
 * 'load': the remote's module could not be loaded. 'chunk': a later file could not be loaded.
 * 'late': the remote rendered nothing in time. 'render': the remote threw an error. 'slot': any of
 * these, in a module other than the remote's pages.
 */
type FailureKind = 'load' | 'chunk' | 'late' | 'render' | 'slot';

const RESPONSE_TIMEOUT_MS = 5000;

/**
 * Returns a function that reports a failed remote to the server, once for each remote. The function
 * reports nothing if the visitor's network may have caused the failure.
 */
export function createFailureReporter({ microFrontends }: Registry) {
  const reportedRemotes = new Set<string>();
  let isUnloading = false;
  // Unloading a page aborts its pending fetches, which must not count as failures.
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
    // Sends the error in a second report, because a server of an earlier version refuses a report
    // with the field `error`.
    if (cause instanceof Error) {
      const error = locateError(cause, `${remote}/${version}`);
      sendReport(JSON.stringify({ room: remote, version, error }));
    }
  };
}

function getFailureKind(cause: unknown): 'chunk' | 'late' | 'render' {
  if (isChunkLoadError(cause)) return 'chunk';
  return cause instanceof Error && cause.name === 'ShowedNothing' ? 'late' : 'render';
}

export const isChunkLoadError = (cause: unknown) =>
  cause instanceof Error &&
  (cause.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(cause.message));

function readShellVersion(): string | undefined {
  const addresses = [...document.scripts].map(({ src }) => src);
  return addresses.map((src) => /\/releases\/shell\/([^/]+)\//.exec(src)?.[1]).find(Boolean);
}

const isShopReachable = () =>
  fetch('/registry.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Returns the error's name and the first location of its stack in the release's files. Omits the
 * error's message, because the message may contain personal data.
 */
function locateError({ name, stack = '' }: Error, release: string): string {
  const folderStart = `/releases/${release}/`;
  const start = stack.indexOf(folderStart);
  const [location] = /^[\w./-]+:\d+:\d+/.exec(stack.slice(start + folderStart.length)) ?? [];
  return start < 0 || !location ? name : `${name} at ${location}`;
}

export function sendReport(body: string): void {
  const type = 'application/json';
  const url = getReportUrl();
  if (navigator.sendBeacon?.(url, new Blob([body], { type }))) return;
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
    keepalive: true,
  }).catch((cause: unknown) => console.warn('A failure could not be reported.', cause));
}

/**
 * Returns the URL to which the page sends reports. The query `split` says that a split chose the
 * releases of this page, because only such pages count when the split's releases are compared. A
 * server of an earlier version ignores this query.
 */
function getReportUrl(): string {
  const [navigation] = (performance.getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[];
  const isAssigned = navigation?.serverTiming?.some(({ name }) => name === 'split');
  return `/release-reports${isAssigned ? '?split' : ''}`;
}
