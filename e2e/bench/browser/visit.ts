import type { Route } from '../routes.ts';
import type { Variant } from '../variants/variants.ts';
import type { Figures } from '../figures/figures.ts';
import type { Phone } from './phone.ts';
import { waitUntilSettled } from './wait-until-settled.ts';
import { type Vitals, readVitals } from './vitals.ts';
import type { RequestedFile } from './traffic.ts';

/** Duration in ms above which a task blocks the page. */
const BLOCKING_THRESHOLD_MS = 50;

/**
 * Measures two visits of a page on a slow phone, first with an empty cache, then with a filled
 * cache.
 */
export async function measureTwoVisits(
  phone: Phone,
  variant: Variant,
  { path }: Route,
): Promise<Figures> {
  await phone.setSlow(true);
  const cold = await measureVisit(phone, variant, path);
  await phone.page.goto('about:blank');
  const warm = await measureVisit(phone, variant, path);
  return {
    ...cold,
    warmBytes: warm.bytes,
    warmRequests: warm.requests,
    warmFcp: warm.fcp,
    warmLcp: warm.lcp,
    warmTbt: warm.tbt,
    warmHydrated: warm.hydrated,
  };
}

async function measureVisit(phone: Phone, variant: Variant, path: string): Promise<Figures> {
  const { page, traffic } = phone;
  traffic.clear();
  await page.goto(path);
  await waitUntilSettled(phone, variant);
  const requests = traffic.listRequests();
  const vitals = await readVitals(page);
  const rounds = computeRounds(requests);
  const sum = (files: typeof requests) => files.reduce((total, { bytes }) => total + bytes, 0);
  const textRounds = Math.max(
    0,
    ...(await findBlockingFiles(phone)).map((url) => rounds.get(url) ?? 0),
  );
  return {
    js: sum(requests.filter(({ url }) => new URL(url).pathname.endsWith('.js'))),
    bytes: sum(requests),
    requests: requests.filter(({ isCached }) => !isCached).length,
    textRounds,
    pictureRounds: Math.max(textRounds, rounds.get(vitals.largestPicture) ?? 0),
    rounds: Math.max(...rounds.values()),
    ...toTimings(vitals),
  };
}

function toTimings({ FCP, LCP, CLS = 0, hydratedAt, tasks, scripts }: Vitals): Figures {
  const blockingTasks = tasks.filter(([start]) => start >= (FCP ?? 0));
  return {
    fcp: FCP,
    lcp: LCP,
    cls: CLS,
    tbt: blockingTasks.reduce((total, [, ms]) => total + ms - BLOCKING_THRESHOLD_MS, 0),
    hydrated: hydratedAt,
    longestTask: Math.max(0, ...tasks.map(([, ms]) => ms)),
    longestScript: Math.max(0, ...scripts),
  };
}

const findBlockingFiles = ({ page }: Phone): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
      )
      .map(({ name }) => name),
  );

/**
 * Returns for each file the number of requests that had to end before the file could be requested.
 * The document has 0, and a file that the document's HTML names has 1.
 */
function computeRounds(requests: RequestedFile[]): Map<string, number> {
  const rounds = new Map<string, number>();
  for (const { url, kind, initiators } of requests) {
    const initiatorRound = initiators
      .map((initiator) => rounds.get(initiator))
      .find((round) => round !== undefined);
    rounds.set(url, kind === 'Document' ? 0 : (initiatorRound ?? 0) + 1);
  }
  return rounds;
}
