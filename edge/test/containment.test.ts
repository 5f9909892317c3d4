import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BLOCK_FOREVER } from '../../releases/test/support/builds.ts';
import { isLongForm } from '../../releases/test/support/long-form.ts';
import {
  SHORT_TIME_LIMIT,
  createRoutesSource,
  listRendererPids,
  startRenderingShop,
  watchPage,
  processIdPage,
} from './support/rendering-shop.ts';

const good = createRoutesSource("'fine'");

describe('a remote that fails on the server affects only its own page', async () => {
  const remotes = { good, who: processIdPage, bad: good };
  const patient = await startRenderingShop(remotes, { RENDER_TIMEOUT_MS: '60000' });
  const impatient = await startRenderingShop(remotes, SHORT_TIME_LIMIT);
  for (const { what, source, kind, root = '', status = 503 } of listFaults()) {
    // Faults that end the process get more time, because a machine may be slow.
    const shop = kind === 'time' ? impatient : patient;
    it(what, async () => {
      await waitForAllWorkers(shop);
      const release = await shop.release('bad', source);
      const otherPage = watchPage(shop, '/good', '<h1>fine</h1>');
      assert.deepEqual(await shop.ask('/bad'), { status, root });
      const { name, kind: failureKind } = await waitForFailure(release, shop.failures);
      const { wrong, asked } = await otherPage.end();
      assert.deepEqual(wrong, []);
      assert.ok(asked > 0);
      assert.deepEqual({ name, kind: failureKind }, { name: 'bad', kind });
    });
  }
  it('and all workers run again', async () => {
    await waitForAllWorkers(patient);
    await waitForAllWorkers(impatient);
  });
});

describe('a remote that repeatedly fails', () => {
  it('is suspended for a while, so that its pages cost no worker', async () => {
    const shop = await startRenderingShop({
      good,
      who: processIdPage,
      bad: createRoutesSource('() => process.abort()'),
    });
    while (shop.failures.length < 3) assert.equal((await shop.ask('/bad')).status, 503);
    for (let time = 0; time < 3; time += 1) assert.equal((await shop.ask('/bad')).status, 503);
    assert.equal(shop.failures.length, 3);
    assert.deepEqual(await shop.ask('/good'), { status: 200, root: '<h1>fine</h1>' });
  });

  it('in the header of every page is omitted there, and the pages are rendered without it', async () => {
    const shop = await startRenderingShop(
      {
        catalog: good,
        basket: `exports['./Corner'] = { text: () => { ${BLOCK_FOREVER} } };`,
        other: good,
      },
      SHORT_TIME_LIMIT,
    );
    const otherPage = watchPage(shop, '/other', '<h1>fine</h1>');
    while (shop.failures.length < 3) await shop.ask('/catalog');
    assert.deepEqual(await shop.ask('/catalog'), { status: 200, root: '<h1>fine</h1>' });
    assert.deepEqual((await otherPage.end()).wrong, []);
    assert.ok(shop.failures.every(({ name }) => name === 'basket'));
  });

  it('does not delay the start of the shop', async () => {
    const remotes = { good, who: processIdPage, bad: BLOCK_FOREVER };
    const shop = await startRenderingShop(remotes, { RENDER_TIMEOUT_MS: '60000' });
    assert.deepEqual(await shop.ask('/good'), { status: 200, root: '<h1>fine</h1>' });
    assert.equal(shop.failures[0]?.name, 'bad');
    await waitForAllWorkers(shop);
  });
});

interface Fault {
  what: string;
  /** Source of the remote's server build. */
  source: string;
  kind: string;
  /** Expected content of the faulty page. */
  root?: string;
  status?: number;
}

function listFaults(): Fault[] {
  const withoutRemote = '<h1>left to the browser</h1>';
  const late = (fault: string) =>
    createRoutesSource(`() => { setTimeout(() => { ${fault} }, 1); return 'done'; }`);
  const done = { root: '<h1>done</h1>', status: 200 };
  return [
    {
      what: 'when it loops',
      // Only the long form spends the processor time of a real loop.
      source: createRoutesSource(`() => { ${isLongForm ? 'for (;;);' : BLOCK_FOREVER} }`),
      kind: 'time',
    },
    { what: 'when it blocks at import', source: BLOCK_FOREVER, kind: 'time' },
    {
      what: 'when it throws',
      source: createRoutesSource('() => { throw new Error() }'),
      kind: 'throw',
    },
    {
      what: 'when it throws at import',
      source: 'throw new Error()',
      kind: 'import',
      root: withoutRemote,
    },
    { what: 'when it throws late', source: late('throw new Error()'), kind: 'late throw', ...done },
    {
      what: 'when it leaves a rejection to nobody',
      source: createRoutesSource("() => { void Promise.reject(new Error()); return 'done'; }"),
      kind: 'late throw',
      ...done,
    },
    { what: 'when it exits', source: createRoutesSource('() => process.exit(0)'), kind: 'exit' },
    { what: 'when it exits late', source: late('process.exit(0)'), kind: 'exit', ...done },
    {
      what: 'when it kills its process',
      source: createRoutesSource("() => new Promise(() => process.kill(process.pid, 'SIGKILL'))"),
      kind: 'exit',
    },
    {
      what: 'when it grows without end',
      source: createRoutesSource(
        '() => { const kept = []; for (;;) kept.push(new Array(100_000).fill(kept)); }',
      ),
      kind: 'memory',
    },
    {
      what: 'when it never settles',
      source: createRoutesSource('() => new Promise(() => {})'),
      kind: 'time',
    },
    {
      what: 'when it awaits at its top for ever',
      source: 'module.exports = new Promise(() => {})',
      kind: 'time',
    },
  ];
}

/** Waits for the report of a failure, which follows the page a moment later. */
async function waitForFailure(
  release: string,
  failures: { name: string; release: string; kind: string }[],
) {
  for (;;) {
    const first = failures.find((failure) => failure.release === release);
    if (first) return first;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Waits until a new process has replaced each ended worker, so that two workers render again. */
async function waitForAllWorkers(shop: Parameters<typeof listRendererPids>[0]): Promise<void> {
  while ((await listRendererPids(shop)).size < 2)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
