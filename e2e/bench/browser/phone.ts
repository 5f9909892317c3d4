import { type Browser, type CDPSession, type Page } from '@playwright/test';
import { type Kept, keep } from '../../support/flows/kept.ts';
import { collectComplaints } from '../../support/test.ts';
import type { Side } from '../sides/sides.ts';
import { type Traffic, followTraffic } from './traffic.ts';
import { noteVitals } from './vitals.ts';

/** A tab on an emulated phone with an empty cache. */
export interface Phone {
  page: Page;
  cdp: CDPSession;
  traffic: Traffic;
  /** Errors and warnings in the console of the tab's pages. */
  complaints: string[];
  /** Sets the network and CPU speed of a phone, or of this machine. */
  slow(isSlow: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Network latency in ms and throughput in bytes per second. */
const NETWORK = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Factor by which the CPU is slower. */
export const SLOWDOWN = 4;

export const SLOW = '150 ms, 1.6 Mbit/s, processor × 4';

/** Opens a tab with these contents of local storage. */
export async function openPhone(
  browser: Browser,
  { url }: Side,
  kept: Kept,
  { savesData = false } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    // Without animations, so that every visit fetches the same pictures.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints = collectComplaints(page);
  const cdp = await context.newCDPSession(page);
  const traffic = await followTraffic(cdp);
  await keep(page, kept);
  await noteVitals(page);
  if (savesData)
    await page.addInitScript(() => {
      const { connection } = navigator as Navigator & { connection?: object };
      if (connection) Object.defineProperty(connection, 'saveData', { value: true });
    });
  return {
    page,
    cdp,
    traffic,
    complaints,
    async slow(isSlow) {
      const fast = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      const network = isSlow ? NETWORK : fast;
      await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? SLOWDOWN : 1 });
    },
    close: () => context.close(),
  };
}
