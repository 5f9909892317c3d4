import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from 'releases/registry';
import { type Closing, closing } from './closing.ts';
import { launchChromium } from './launch-chromium.ts';
import { type ReleaseFailure, shopToLookAt } from './shop-to-look-at.ts';
import { visitPage } from './visit-page.ts';
import { visitsOf } from './visits-of.ts';

interface Input {
  /**
   * Returns the folders of the live releases, each with its `record.json`. Downloads go into
   * `scratch`.
   */
  liveFolders: (scratch: string) => Promise<string[]>;
  /** Folders of the packages to release, by their names in the registry. */
  candidates: Record<string, string>;
  /** Names of the packages whose pages are opened. Default: all candidates. */
  checked?: string[];
  /** Path of a Chromium. */
  chromium: string;
  /** Window widths in px. */
  widths?: number[];
  /** Time limit for everything, in ms. */
  limitMs?: number;
}

const WIDTHS = [390, 1280];
/** Number of faulty pages after which the check stops. */
const MOST_FAULTY = 3;
/** Default time limit, in ms. It allows for a busy machine. */
const LIMIT_MS = 300_000;
/** Longest wait for an aborted check to stop, in ms. */
const SETTLED_MS = 20_000;

/**
 * Opens the pages of builds before their release, on the server and in a browser. Backends are
 * mocks, and all other packages have their live releases. Returns a sentence for each fault. Throws
 * if the builds are incompatible, at the time limit, or on a signal.
 */
export async function lookAt(input: Input): Promise<string[]> {
  const { limitMs = LIMIT_MS } = input;
  const { open, close } = closing();
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      over.reject(
        new Error(`Nothing was released: the smoke check took over ${limitMs / 1000} s.`),
      ),
    limitMs,
  );
  const onSignal = (signal: string) =>
    over.reject(new Error(`Nothing was released: ended by ${signal}.`));
  for (const signal of SIGNALS) process.on(signal, onSignal);
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-look-'));
  const looking = look(input, dataDir, open);
  try {
    return await Promise.race([looking, over.promise]);
  } finally {
    clearTimeout(timer);
    await close();
    // An aborted check may still be writing files.
    await settled(looking, SETTLED_MS);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

const NO_SHELL =
  "Nothing was released: no shell is live, so no page can be opened. Run 'npm start', or release the shell " +
  'with the same command.';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Waits until the work has ended, at most `ms` milliseconds. Ignores its failure. */
const settled = (work: Promise<unknown>, ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(end, end);
  });

async function look(
  { liveFolders, candidates, checked = Object.keys(candidates), chromium, widths = WIDTHS }: Input,
  dataDir: string,
  open: Closing['open'],
): Promise<string[]> {
  const onServer: string[] = [];
  const browser = await open(
    () => launchChromium(chromium),
    (started) => started.close(),
  );
  const shop = await shopToLookAt(
    {
      dataDir,
      liveFolders,
      candidates: Object.values(candidates),
      onFailure: (failure) => onServer.push(sentenceOf(failure)),
      onUnknown: (call) => onServer.push(`its stand-in does not answer '${call}'`),
    },
    open,
  );
  const answer = await fetch(`${shop.url}/registry.json`);
  if (!answer.ok) throw new Error(NO_SHELL);
  const registry = (await answer.json()) as Registry;
  const plan = visitsOf(registry, shop.store, checked);
  const windows = await Promise.all(
    widths.map((width) =>
      browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB' }),
    ),
  );
  const sentences = [...plan.missing];
  let faulty = 0;
  for (const planned of plan.visits) {
    const { room, visit } = planned;
    const { [room]: own, ...others } = plan.standIns;
    shop.backend.use([...(own ? [own] : []), ...Object.values(others)]);
    const said = await Promise.all(windows.map((window) => visitPage(window, shop, planned)));
    const faults = new Set([...said.flat(), ...onServer.splice(0)]);
    sentences.push(...[...faults].map((fault) => `${room}, ${visit.path}: ${fault}.`));
    if (faults.size > 0) faulty += 1;
    if (faulty === MOST_FAULTY) break;
  }
  return sentences;
}

function sentenceOf({ name, kind, failure }: ReleaseFailure): string {
  const said = 'message' in failure ? ` '${String(failure.message).slice(0, 300)}'` : '';
  return `the ${name} room fails on the server (${kind})${said}`;
}
