import type { Browser, CDPSession } from '@playwright/test';
import type { Figures } from '../figures/figures.ts';
import type { StoredState } from '../../support/flows/stored-state.ts';
import type { Route } from '../routes.ts';
import type { Variant } from '../variants/variants.ts';
import { openPhone, CPU_SLOWDOWN } from './phone.ts';
import { waitUntilSettled } from './wait-until-settled.ts';

/** Duration in ms above which a task blocks the page. */
const BLOCKING_THRESHOLD_MS = 50;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the task, in microseconds. */
  tdur?: number;
}

/**
 * Measures the CPU time of the page's main thread after the first paint, and multiplies it by
 * `CPU_SLOWDOWN`. Other work of the machine does not change CPU time, so measurements on a shared
 * machine are comparable.
 */
export async function measureMainThread(
  browser: Browser,
  variant: Variant,
  { path }: Route,
  storedState: StoredState,
): Promise<Figures> {
  const phone = await openPhone(browser, variant, storedState);
  try {
    const events = await recordTrace(await browser.newBrowserCDPSession(), async () => {
      await phone.page.goto(path);
      await waitUntilSettled(phone, variant);
    });
    const tasks = findTopLevelTasks(events).map(({ tdur = 0 }) => (tdur / 1000) * CPU_SLOWDOWN);
    return {
      ownTbt: sum(tasks.map((ms) => Math.max(0, ms - BLOCKING_THRESHOLD_MS))),
      ownLongest: Math.max(0, ...tasks),
      ownWork: sum(tasks),
    };
  } finally {
    await phone.close();
  }
}

async function recordTrace(cdp: CDPSession, openPage: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const traceConfig = { includedCategories: ['toplevel', 'loading', 'devtools.timeline'] };
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await openPage();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  return events;
}

/**
 * Returns the main thread's tasks after the first contentful paint. Omits tasks that run within
 * another task, because the time of the outer task includes them.
 */
function findTopLevelTasks(events: TraceEvent[]): TraceEvent[] {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no paint of the page.');
  let lastTaskEnd = paint.ts;
  return events
    .filter(({ name, ph, pid, tid }) => {
      const isTask = ph === 'X' && name.endsWith('RunTask');
      return isTask && pid === paint.pid && tid === paint.tid;
    })
    .sort((first, second) => first.ts - second.ts || (second.dur ?? 0) - (first.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < lastTaskEnd) return false;
      lastTaskEnd = ts + dur;
      return true;
    });
}

const sum = (numbers: number[]) => numbers.reduce((total, value) => total + value, 0);
