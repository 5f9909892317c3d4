import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from 'releases/registry';
import { createResourceCloser, type ResourceCloser } from './resource-closer.ts';
import { openPreviewShop, type ReleaseFailure } from './preview-shop.ts';
import { visitPage } from './visit-page.ts';
import { pickFirstVisits, planVisits } from './plan-visits.ts';
import { type Browser, chromium } from 'playwright-core';

interface SmokeCheckInput {
  /** Returns the folders of the live releases. Downloads are stored in `scratch`. */
  liveFolders: (scratch: string) => Promise<string[]>;
  candidates: Record<string, string>;
  /** Packages whose pages are opened, by default all candidates. */
  checked?: string[];
  chromium: string;
  widths?: number[];
  /** Whether only the first page of each remote is opened. */
  hasFirstPagesOnly?: boolean;
  limitMs?: number;
  /** Called before the browser starts, if the candidates are compatible with the live releases. */
  onCompatible?: () => void;
  /** Called before each page with its position among all pages. */
  onPage?: (progress: { position: number; pages: number; path: string }) => void;
}

/** Widths of the windows, in px. */
const WIDTHS = [390, 1280];
/** Number of faulty pages after which the smoke check ends. */
const MAX_FAULTY_PAGES = 3;
/** Default time limit of the smoke check in ms, long enough for a busy machine. */
const LIMIT_MS = 300_000;
/** Longest wait in ms for the end of an aborted check. */
const SETTLE_LIMIT_MS = 20_000;

/**
 * Opens the pages of the candidates, which are builds before their release. All other packages have
 * their live releases, and mock backends respond to calls. Returns a sentence for each fault.
 * Throws at the time limit or on a signal.
 */
export async function runSmokeCheck(input: SmokeCheckInput): Promise<string[]> {
  const { limitMs = LIMIT_MS } = input;
  const { open, close } = createResourceCloser();
  const abortResolvers = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      abortResolvers.reject(
        new Error(`Nothing was released: the smoke check took over ${limitMs / 1000} s.`),
      ),
    limitMs,
  );
  const onSignal = (signal: string) =>
    abortResolvers.reject(new Error(`Nothing was released: ended by ${signal}.`));
  for (const signal of SIGNALS) process.on(signal, onSignal);
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-look-'));
  const pageCheck = checkPages(input, dataDir, open);
  try {
    return await Promise.race([pageCheck, abortResolvers.promise]);
  } finally {
    clearTimeout(timer);
    await close();
    // Waits before the folder is deleted, because an aborted check may still write files into it.
    await waitUntilSettled(pageCheck, SETTLE_LIMIT_MS);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

const NO_SHELL =
  "Nothing was released: no shell is live, so no page can be opened. Run 'npm start', or release the shell " +
  'with the same command.';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const waitUntilSettled = (work: Promise<unknown>, ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(end, end);
  });

async function checkPages(
  {
    liveFolders,
    candidates,
    checked = Object.keys(candidates),
    chromium,
    widths = WIDTHS,
    hasFirstPagesOnly = false,
    onCompatible = () => undefined,
    onPage = () => undefined,
  }: SmokeCheckInput,
  dataDir: string,
  openResource: ResourceCloser['open'],
): Promise<string[]> {
  const serverFaults: string[] = [];
  const shop = await openPreviewShop(
    {
      dataDir,
      liveFolders,
      candidates: Object.values(candidates),
      onFailure: (failure) => serverFaults.push(formatReleaseFailure(failure)),
      onUnknown: (call) => serverFaults.push(`its stand-in does not answer '${call}'`),
    },
    openResource,
  );
  const response = await fetch(`${shop.url}/registry.json`);
  if (!response.ok) throw new Error(NO_SHELL);
  onCompatible();
  const browser = await openResource(
    () => launchChromium(chromium),
    (startedServer) => startedServer.close(),
  );
  const registry = (await response.json()) as Registry;
  const plan = planVisits(registry, shop.storeFolder, checked);
  const contexts = await Promise.all(
    widths.map((width) =>
      browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB' }),
    ),
  );
  const visits = hasFirstPagesOnly ? pickFirstVisits(plan.visits) : plan.visits;
  const sentences = [...plan.visitProblems];
  let faultyPages = 0;
  for (const [index, plannedVisit] of visits.entries()) {
    const { remote, visit } = plannedVisit;
    onPage({ position: index + 1, pages: visits.length, path: visit.path });
    const { [remote]: ownMock, ...otherMocks } = plan.mockBackends;
    shop.backend.setMocks([...(ownMock ? [ownMock] : []), ...Object.values(otherMocks)]);
    const faultLists = await Promise.all(
      contexts.map((context) => visitPage(context, shop, plannedVisit)),
    );
    const faults = new Set([...faultLists.flat(), ...serverFaults.splice(0)]);
    sentences.push(...[...faults].map((fault) => `${remote}, ${visit.path}: ${fault}.`));
    if (faults.size > 0) faultyPages += 1;
    if (faultyPages === MAX_FAULTY_PAGES) break;
  }
  return sentences;
}

function formatReleaseFailure({ name, kind, failure }: ReleaseFailure): string {
  const message = 'message' in failure ? ` '${String(failure.message).slice(0, 300)}'` : '';
  return `the ${name} remote fails on the server (${kind})${message}`;
}

const START_LIMIT_MS = 30_000;

/** Starts a Chromium that can reach only this machine. */
const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    timeout: START_LIMIT_MS,
    // Switches Playwright's signal handling off, because `runSmokeCheck` handles SIGINT and
    // SIGTERM.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
