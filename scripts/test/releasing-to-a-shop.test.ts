import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from './support/built.ts';
import { runInProcess } from './support/run-in-process.ts';
import { startRunningShop } from './support/running-shop.ts';

const release = ['node', 'scripts/publish.ts', 'basket-mfe', '--unseen', '--watch', '0s'];
const status = ['node', 'scripts/shop-command.ts', 'status'];
let shop: Awaited<ReturnType<typeof startRunningShop>>;
let token: string;

/** Pause in ms between two reports. The shop reads the registry only every few seconds. */
const PAUSE_MS = 1000;

const live = () => shop.live('basket');

/**
 * Runs a command that changes no release in this process. The team's own processes release and roll
 * back.
 */
const runQuickly = ([, script = '', ...args]: string[], RELEASE_TOKEN = '') =>
  runInProcess([script.replace('scripts/', ''), ...args], {
    RELEASE_TO: shop.origin,
    RELEASE_TOKEN,
  });

describe('a team that knows a running shop by its URL', () => {
  before(async () => {
    ensureBuilt('shell', 'basket-mfe');
    shop = await startRunningShop('shell', 'basket-mfe');
    token = await shop.token('basket');
  });
  after(() => shop.close());

  it('gets an error without a token, or without one for this package', async () => {
    shop.build('basket-mfe', 'of the team');
    const without = await runQuickly(release);
    assert.equal(without.code, 1);
    assert.match(
      without.said,
      /^RELEASE_TOKEN is not set\. The operator of http:\/\/127\.0\.0\.1:/,
    );
    const others = await runQuickly(release, await shop.token('catalog'));
    assert.equal(others.code, 1);
    assert.equal(others.said, 'The token of catalog team is for catalog, and not for basket.');
    assert.equal((await live()).by, 'The first');
  });

  it('leaves the live releases unchanged if killed during an upload, and completes the release later after a smoke check', async () => {
    const killed = await shop.run(token, release, true);
    assert.equal(killed.code, null);
    assert.equal((await live()).by, 'The first');
    const { code, said } = await shop.run(
      token,
      release.filter((one) => one !== '--unseen'),
    );
    assert.equal(code, 0, said);
    assert.match(
      said,
      /^Looking at the pages in a browser…\nLooking at the pages… 1 of \d+: \/.*\n(.*\n)*basket \S+ is live at http:\S+\/cart\n$/,
    );
    const now = await live();
    assert.equal(now.by, 'basket team (Ada)');
    assert.match(now.commit ?? '', /^([0-9a-f]{40}(\+changes)?|unknown)$/);
  });

  it('sees the live releases with their authors, and can roll back', async () => {
    const statusResult = await runQuickly(status, token);
    assert.match(statusResult.said, /^basket .* live .* basket team \(Ada\) /m);
    const back = await shop.run(token, [
      'node',
      'scripts/shop-command.ts',
      'rollback',
      'basket-mfe',
      '--watch',
      '1s',
    ]);
    assert.match(
      back.said,
      /^basket \S+ is live again at http:\S+\/cart\nWatching it for 1 s…\nNo failure was reported\.\n$/,
    );
    assert.deepEqual((await live()).lastMove, 'rollback');
  });

  it('sees in the status that one browser reported a failing release, and its source file', async () => {
    const { version } = await live();
    const script = readdirSync(join(import.meta.dirname, '../../basket-mfe/dist')).find((file) =>
      /^__federation_expose_routes.*\.js$/.test(file),
    );
    const report = (findings: object) =>
      fetch(`${shop.origin}/release-reports`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: shop.origin },
        body: JSON.stringify({ room: 'basket', version, ...findings }),
      });
    let output = '';
    // Repeats the report, because the shop ignores reports about this version until it has read the
    // changed registry.
    while (!output.includes('The latest error')) {
      assert.equal((await report({ kind: 'render' })).status, 204);
      await report({ error: `TypeError at ${script}:1:2000` });
      ({ said: output } = await runQuickly(status, token));
      await pause(PAUSE_MS);
    }
    assert.match(
      output,
      /^basket \S+ fails in browsers \(render\): 0 of 5 networks that an automatic rollback needs, last \S+ \S+\.$/m,
    );
    assert.match(
      output,
      /^The latest error of basket \S+: TypeError at \S+\/\S+\.tsx?:\d+:\d+\.$/m,
    );
  });

  it('does not send its token to an unsafe URL', async () => {
    const to = (address: string) => runQuickly([...release, '--shop', address], token);
    assert.match(
      (await to('http://shop.example.com')).said,
      /^The token would be sent to http:\/\/shop\.example\.com unencrypted: use https:\/\/, or say --insecure\.$/,
    );
    assert.match((await to('shop.example.com')).said, /is no shop's address/);
  });
});
