import type { Browser, CDPSession } from '@playwright/test';
import type { Figures } from '../figures/figures.ts';
import type { Kept } from '../../support/flows/kept.ts';
import type { Route } from '../routes.ts';
import type { Side } from '../sides/sides.ts';
import { openPhone, SLOWDOWN } from './phone.ts';
import { settled } from './settled.ts';

/** Of a task, what does not block, in ms. */
const FREE_MS = 50;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Microseconds that the thread itself ran. */
  tdur?: number;
}

/**
 * What the page's main thread has to do after the first paint, by the thread's own clock times a phone's slowness: whatever
 * else the machine does counts for nothing, so that it can be compared on one that is shared.
 */
export async function mainThread(
  browser: Browser,
  side: Side,
  { path }: Route,
  kept: Kept,
): Promise<Figures> {
  const phone = await openPhone(browser, side, kept);
  try {
    const events = await traced(await browser.newBrowserCDPSession(), async () => {
      await phone.page.goto(path);
      await settled(phone, side);
    });
    const tasks = tasksOf(events).map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN);
    return {
      ownTbt: sum(tasks.map((ms) => Math.max(0, ms - FREE_MS))),
      ownLongest: Math.max(0, ...tasks),
      ownWork: sum(tasks),
    };
  } finally {
    await phone.close();
  }
}

async function traced(cdp: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const traceConfig = { includedCategories: ['toplevel', 'loading', 'devtools.timeline'] };
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await work();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  return events;
}

/** The outermost tasks of the thread that painted the page's content, from then on. */
function tasksOf(events: TraceEvent[]): TraceEvent[] {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('Nothing was painted.');
  let end = paint.ts;
  return events
    .filter(({ name, ph, pid, tid }) => {
      const isTask = ph === 'X' && name.endsWith('RunTask');
      return isTask && pid === paint.pid && tid === paint.tid;
    })
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
