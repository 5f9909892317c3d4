import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findFreePort } from 'build/free-port';
import { type StoredState, storeState } from '../../support/flows/stored-state.ts';
import { getStaffCookies } from '../../support/flows/shoppers.ts';
import type { Figures } from '../figures/figures.ts';
import type { Route } from '../routes.ts';
import type { Variant } from '../variants/variants.ts';
import { LAUNCH_OPTIONS } from '../launch.ts';

/** npm downloads this version when the benchmark first calls it. */
export const LIGHTHOUSE_VERSION = '13.5.0';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const AUDITS = {
  scoredFcp: 'first-contentful-paint',
  scoredLcp: 'largest-contentful-paint',
  scoredTbt: 'total-blocking-time',
  scoredCls: 'cumulative-layout-shift',
};

/**
 * Runs Lighthouse with its settings for phones, in a separate browser. Puts `storedState` into
 * local storage.
 */
export async function runLighthouse(
  variant: Variant,
  { path }: Route,
  storedState: StoredState,
): Promise<Figures> {
  const port = await findFreePort(0);
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...LAUNCH_OPTIONS,
    args: [...LAUNCH_OPTIONS.args, `--remote-debugging-port=${port}`],
  });
  try {
    await context.addCookies(getStaffCookies(variant, storedState));
    const page = context.pages()[0] ?? (await context.newPage());
    await storeState(page, storedState);
    // Opens a small file, because local storage can be filled only on a page of the shop's origin.
    await page.goto(`${variant.url}/robots.txt`);
    await page.goto('about:blank');
    const { categories, audits, runtimeError } = await readReport(variant.url + path, port);
    if (runtimeError) throw new Error(runtimeError.message);
    return {
      ...Object.fromEntries(
        CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ),
      ...Object.fromEntries(
        Object.entries(AUDITS).map(([name, audit]) => [name, audits[audit]?.numericValue]),
      ),
    };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

interface Report {
  categories: Partial<Record<string, { score: number | null }>>;
  audits: Partial<Record<string, { numericValue?: number }>>;
  runtimeError?: { message: string };
}

async function readReport(url: string, port: number): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=lighthouse@${LIGHTHOUSE_VERSION}`,
      '--',
      'lighthouse',
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { maxBuffer: Number.POSITIVE_INFINITY },
  );
  return JSON.parse(stdout) as Report;
}
