import type { Route } from '../routes.ts';
import type { Side } from '../sides/sides.ts';
import type { Figures } from '../figures/figures.ts';
import type { Phone } from './phone.ts';
import { roundsOf } from './rounds.ts';
import { settled } from './settled.ts';
import { type Vitals, readVitals } from './vitals.ts';

/** Duration of a task that does not block, in ms. */
const FREE_MS = 50;

/** Opens a page twice on a slow phone: with an empty cache and with a filled one. */
export async function visitTwice(phone: Phone, side: Side, { path }: Route): Promise<Figures> {
  await phone.slow(true);
  const cold = await visit(phone, side, path);
  await phone.page.goto('about:blank');
  const warm = await visit(phone, side, path);
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

async function visit(phone: Phone, side: Side, path: string): Promise<Figures> {
  const { page, traffic } = phone;
  traffic.restart();
  await page.goto(path);
  await settled(phone, side);
  const asked = traffic.asked();
  const vitals = await readVitals(page);
  const rounds = roundsOf(asked);
  const sum = (some: typeof asked) => some.reduce((total, { bytes }) => total + bytes, 0);
  const text = Math.max(0, ...(await blockingFiles(phone)).map((url) => rounds.get(url) ?? 0));
  return {
    js: sum(asked.filter(({ url }) => new URL(url).pathname.endsWith('.js'))),
    bytes: sum(asked),
    requests: asked.filter(({ isCached }) => !isCached).length,
    textRounds: text,
    pictureRounds: Math.max(text, rounds.get(vitals.largest) ?? 0),
    rounds: Math.max(...rounds.values()),
    ...timesOf(vitals),
  };
}

function timesOf({ FCP, LCP, CLS = 0, hydrated, tasks, scripts }: Vitals): Figures {
  const blocking = tasks.filter(([start]) => start >= (FCP ?? 0));
  return {
    fcp: FCP,
    lcp: LCP,
    cls: CLS,
    tbt: blocking.reduce((total, [, ms]) => total + ms - FREE_MS, 0),
    hydrated,
    longestTask: Math.max(0, ...tasks.map(([, ms]) => ms)),
    longestScript: Math.max(0, ...scripts),
  };
}

/** Returns the addresses of files that blocked the first paint. */
const blockingFiles = ({ page }: Phone): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
      )
      .map(({ name }) => name),
  );
