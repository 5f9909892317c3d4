import type { Browser, CDPSession } from '@playwright/test';
import type { Figures } from '../figures/figures.ts';
import type { Kept } from '../../support/flows/kept.ts';
import type { Route } from '../routes.ts';
import type { Side } from '../sides/sides.ts';
import { openPhone, SLOWDOWN } from './phone.ts';
import { settled } from './settled.ts';

/** Duration of a task that does not block, in ms. */
const FREE_MS = 50;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread in microseconds. */
  tdur?: number;
}

/**
 * Measures the CPU time of the page's main thread after the first paint, multiplied by the slowdown
 * of a phone. Other work on the machine has no influence, so results of a shared machine can be
 * compared.
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

/** Returns the outermost tasks of the thread that painted the page's content, from that paint on. */
function tasksOf(events: TraceEvent[]): TraceEvent[] {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no paint of the page.');
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
