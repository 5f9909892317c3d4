import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { freePort } from 'build/free-port';
import lighthouse from 'lighthouse';
import { type Kept, keep } from '../../support/flows/kept.ts';
import type { Figures } from '../figures/figures.ts';
import type { Route } from '../routes.ts';
import type { Side } from '../sides/sides.ts';
import { LAUNCH } from '../launch.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const AUDITS = {
  scoredFcp: 'first-contentful-paint',
  scoredLcp: 'largest-contentful-paint',
  scoredTbt: 'total-blocking-time',
  scoredCls: 'cumulative-layout-shift',
};

/** Runs Lighthouse for phones on a page, in its own browser with these contents of local storage. */
export async function score({ url }: Side, { path }: Route, kept: Kept): Promise<Figures> {
  const port = await freePort(0);
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...LAUNCH,
    args: [...LAUNCH.args, `--remote-debugging-port=${port}`],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await keep(page, kept);
    // This page has the shop's origin, but loads none of its files.
    await page.goto(`${url}/robots.txt`);
    await page.goto('about:blank');
    const result = await lighthouse(url + path, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error('Lighthouse returned no result.');
    const { categories, audits, runtimeError } = result.lhr;
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
