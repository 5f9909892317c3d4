import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from 'edge/registry';
import { type Closing, closing } from './closing.ts';
import { launchChromium } from './launch-chromium.ts';
import { type ReleaseFailure, shopToLookAt } from './shop-to-look-at.ts';
import { visitPage } from './visit-page.ts';
import { visitsOf } from './visits-of.ts';

interface Input {
  /** Folders of what is live, each with its `record.json`; what has to be fetched goes into `scratch`. */
  liveFolders: (scratch: string) => Promise<string[]>;
  /** Packages whose builds are to go live, by their names in the registry: their folders. */
  candidates: Record<string, string>;
  /** Names of the candidates whose pages are opened; all by default. */
  checked?: string[];
  /** Path of a Chromium. */
  chromium: string;
  /** Widths of the windows, in px. */
  widths?: number[];
  /** Longest time for everything, in ms. */
  limitMs?: number;
}

const WIDTHS = [390, 1280];
/** After so many pages with faults the others are not opened. */
const MOST_FAULTY = 3;
/** What all may take, in ms, on a machine that is busy with other things as well. */
const LIMIT_MS = 300_000;
/** What is broken off may take so long to stop, in ms. */
const SETTLED_MS = 20_000;

/**
 * Opens the pages of builds that are to go live, with everything else as it is live, on the server and in
 * a browser, against the rooms' stand-in backends. Answers what is wrong, a sentence each. Throws when
 * the builds do not fit what is live, when it takes too long, and when a signal breaks it off.
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
    // What was broken off may be writing still.
    await settled(looking, SETTLED_MS);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}

const NO_SHELL =
  "Nothing was released: no shell is live, so no page can be opened. Run 'npm start', or release the shell " +
  'with the same command.';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Waits until something has ended, well or not, and not for longer than this, in ms. */
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
