import { type Browser, type CDPSession, type Page } from '@playwright/test';
import { type StoredState, storeState } from '../../support/flows/stored-state.ts';
import { getStaffCookies } from '../../support/flows/shoppers.ts';
import { collectConsoleErrors } from '../../support/test.ts';
import type { Variant } from '../variants/variants.ts';
import { type Traffic, recordTraffic } from './traffic.ts';
import { recordVitals } from './vitals.ts';

/** A browser tab that emulates a phone. The tab starts with an empty cache. */
export interface Phone {
  page: Page;
  cdp: CDPSession;
  traffic: Traffic;
  consoleErrors: string[];
  /** Slows network and CPU down to a slow phone, or restores the speed of this machine. */
  setSlow(isSlow: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Network latency in ms and throughput in bytes per second. */
const SLOW_NETWORK = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** Factor by which the phone's CPU is slower than this machine's. */
export const CPU_SLOWDOWN = 4;

export const SLOWNESS_TEXT = '150 ms, 1.6 Mbit/s, processor × 4';

/**
 * Opens a tab with `storedState` in local storage. With `savesData`, pages read
 * `navigator.connection.saveData` as true.
 */
export async function openPhone(
  browser: Browser,
  variant: Variant,
  storedState: StoredState,
  { savesData = false } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: variant.url,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    // Disables animations, because with them each visit could load other pictures.
    reducedMotion: 'reduce',
  });
  await context.addCookies(getStaffCookies(variant, storedState));
  const page = await context.newPage();
  const consoleErrors = collectConsoleErrors(page);
  const cdp = await context.newCDPSession(page);
  const traffic = await recordTraffic(cdp);
  await storeState(page, storedState);
  await recordVitals(page);
  if (savesData)
    await page.addInitScript(() => {
      const { connection } = navigator as Navigator & { connection?: object };
      if (connection) Object.defineProperty(connection, 'saveData', { value: true });
    });
  return {
    page,
    cdp,
    traffic,
    consoleErrors,
    async setSlow(isSlow) {
      const fastNetwork = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      const network = isSlow ? SLOW_NETWORK : fastNetwork;
      await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? CPU_SLOWDOWN : 1 });
    },
    close: () => context.close(),
  };
}
