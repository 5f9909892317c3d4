import { setTimeout as pause } from 'node:timers/promises';
import { describeChange } from 'releases/describe-change';
import type { ReleaseStatus } from 'releases/status';
import { endSentence, formatFailure } from './format-output.ts';
import type { ReleaseTarget, ReleasedVersion } from '../targets/store-target.ts';

/** Longest wait in ms for the storefront. It prepares render workers for the new version first. */
const STOREFRONT_LIMIT_MS = 60_000;
const REQUEST_LIMIT_MS = 5000;
const STOREFRONT_PAUSE_MS = 250;
const STATUS_PAUSE_MS = 2000;

type Target = Pick<ReleaseTarget, 'status'> & { location: string };

/**
 * Returns the storefront of the target: its URL, else PUBLIC_URL, else this machine's PORT. On this
 * machine, another shop may run there (`isSure` is false). Returns null if PORT is 0.
 */
function findStorefront({ location }: Target): { origin: string; isSure: boolean } | null {
  if (/^https?:/.test(location)) return { origin: location, isSure: true };
  const { PUBLIC_URL, PORT = '3000' } = process.env;
  if (PUBLIC_URL) return { origin: PUBLIC_URL.replace(/\/$/, ''), isSure: true };
  return PORT === '0' ? null : { origin: `http://127.0.0.1:${PORT}`, isSure: false };
}

/** Whether a change starts or ends a split, or leaves it as it was. */
type SplitChange = 'starts' | 'ends' | 'none';

/**
 * Waits until the storefront serves the versions that went live. Returns whether it does. Returns false at
 * once if no storefront runs. If a running one does not serve them within a minute, throws, or says
 * so if it may be another shop.
 */
export async function waitForStorefront(
  target: Target,
  releases: ReleasedVersion[],
  splitChange: SplitChange,
): Promise<boolean> {
  const storefront = findStorefront(target);
  if (storefront === null) return false;
  const deadline = performance.now() + STOREFRONT_LIMIT_MS;
  for (let isFirst = true; performance.now() < deadline; isFirst = false) {
    const answer = await readStorefront(storefront.origin);
    if (answer === null && isFirst) return false;
    if (answer !== null && serves(answer, releases, splitChange)) return true;
    await pause(STOREFRONT_PAUSE_MS);
  }
  const message = `${storefront.origin} does not show it after ${STOREFRONT_LIMIT_MS / 1000} s.`;
  if (storefront.isSure) throw new Error(`The change is made, but ${message} Its log says why.`);
  console.log(`${message} Perhaps another shop runs there.`);
  return false;
}

interface StorefrontAnswer {
  /** Live version by package. */
  versions: Record<string, string | undefined>;
  /** While a split is live, no cache may keep the answer, because it depends on the visitor. */
  hasSplit: boolean;
}

/** Returns null without an answer. */
async function readStorefront(origin: string): Promise<StorefrontAnswer | null> {
  const signal = AbortSignal.timeout(REQUEST_LIMIT_MS);
  try {
    const response = await fetch(`${origin}/registry.json`, { signal });
    if (!response.ok) return { versions: {}, hasSplit: false };
    const { microFrontends } = (await response.json()) as {
      microFrontends: Record<string, { metadata: { version: string } }[]>;
    };
    const versions = Object.fromEntries(
      Object.entries(microFrontends).map(([name, [live]]) => [name, live?.metadata.version]),
    );
    // The registry for browsers lacks the shell, whose version is in the addresses of a page's files.
    const page = await (await fetch(origin, { signal })).text();
    versions['shell'] = /\/releases\/shell\/([^/]+)\//.exec(page)?.[1];
    const cacheControl = response.headers.get('cache-control') ?? '';
    return { versions, hasSplit: cacheControl.includes('no-store') };
  } catch (cause) {
    if (cause instanceof SyntaxError) return { versions: {}, hasSplit: false };
    if (cause instanceof TypeError || (cause as Error).name === 'TimeoutError') return null;
    throw cause;
  }
}

function serves(
  { hasSplit, versions }: StorefrontAnswer,
  releases: ReleasedVersion[],
  splitChange: SplitChange,
): boolean {
  if (splitChange === 'starts') return hasSplit;
  // Before it ends, a split gives some visitors the right versions by chance.
  if (splitChange === 'ends' && hasSplit) return false;
  return releases.every(({ metadata, url }) => versions[getPackageName(url)] === metadata.version);
}

/** The URL is below '/releases/NAME/VERSION/'. */
const getPackageName = (url: string) => url.split('/')[2] ?? '';

/**
 * Watches the versions that went live for `watchMs`. Returns a sentence for each failure that left them
 * live. Throws with the reason as soon as one of them was taken back.
 */
export async function watchReleases(
  target: Target,
  releases: ReleasedVersion[],
  watchMs: number,
): Promise<string[]> {
  const deadline = performance.now() + watchMs;
  for (;;) {
    const { releases: all, history } = await target.status();
    const watched = releases.map(({ metadata: { version }, url }) => ({
      name: getPackageName(url),
      version,
    }));
    for (const { name, version } of watched) {
      const stored = all.find((one) => one.name === name && one.version === version);
      if (stored !== undefined && stored.state !== 'kept') continue;
      const change = history.findLast(({ moves }) =>
        moves.some((move) => move.name === name && move.from === version),
      );
      if (change?.what !== 'rollback' && change?.what !== 'withdraw')
        return [`Another version of ${name} is live already.`];
      throw new Error(
        [
          `${name} ${version} was taken back. ${describeChange(change)}`,
          ...(change.why ? [`Reason: ${endSentence(change.why)}`] : []),
          ...listFailures(all, watched),
        ].join('\n'),
      );
    }
    const restMs = deadline - performance.now();
    if (restMs <= 0) return listFailures(all, watched);
    await pause(Math.min(STATUS_PAUSE_MS, restMs));
  }
}

const listFailures = (all: ReleaseStatus[], watched: { name: string; version: string }[]) =>
  all
    .filter((one) =>
      watched.some(({ name, version }) => one.name === name && one.version === version),
    )
    .flatMap((one) => (one.failing ? [formatFailure(one, one.failing)] : []));

/**
 * Prints the versions that went live as soon as the storefront serves them, and what happens to them
 * while they are watched. Throws if one is taken back.
 */
export async function followRelease(
  target: Target,
  releases: ReleasedVersion[],
  { lines, watchMs, splitChange }: { lines: string[]; watchMs: number; splitChange: SplitChange },
): Promise<void> {
  const isServed = await waitForStorefront(target, releases, splitChange);
  for (const line of lines) console.log(line);
  if (!isServed || watchMs === 0) return;
  console.log(`Watching it for ${watchMs / 1000} s…`);
  const failures = await watchReleases(target, releases, watchMs);
  for (const failure of failures) console.log(failure);
  if (failures.length === 0) console.log('No failure was reported.');
}
