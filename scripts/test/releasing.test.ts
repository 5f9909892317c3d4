import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ensureBuilt } from './support/built.ts';
import { isLongForm } from './support/long-form.ts';
import { runInProcess } from './support/run-in-process.ts';
import { createScratchShop } from './support/scratch-shop.ts';

const { dataDir, run, serve, releaseElsewhere, remove } = createScratchShop();
after(remove);
const { scripts } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
) as { scripts: Record<string, string> };

interface Status {
  revision: number;
  releases: {
    name: string;
    version: string;
    state: string;
    recorded: {
      by: string;
      commit: string;
      seen: boolean;
      size: { bytes: number; scriptBytes: number };
    };
  }[];
}

/**
 * Runs a command in this process. Only a release, a rollback and an option that npm passes on run as
 * a person starts them, because npm and the command start in a second each.
 */
const runQuickly = (command: string[], env: NodeJS.ProcessEnv = {}) =>
  runInProcess(command, { DATA_DIR: dataDir, API_HOST: 'http://127.0.0.1:1', ...env });

/** Runs the script of package.json with this name in this process. */
const runScript = (name: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  runQuickly([...(scripts[name] ?? '').replace('node scripts/', '').split(' '), ...args], env);

const status = async () =>
  JSON.parse((await runQuickly(['shop-command.ts', 'status', '--json'])).said) as Status;

/** Omits alerts, because a start records alerts for rollbacks that happened while no shop ran. */
const readVersions = async (): Promise<object> => ({ ...(await status()), alerts: undefined });

const live = async (name: string) =>
  (await status()).releases.find((one) => one.name === name && one.state === 'live');

describe('the release commands', () => {
  before(() => ensureBuilt('shell', 'content-mfe'));

  it('make packages live in one step and record author and size', async () => {
    const { status: code, said } = run(
      'node',
      'scripts/publish.ts',
      'shell',
      'content-mfe',
      '--unseen',
    );
    assert.equal(code, 0, said);
    assert.match(said, /^shell \S+ is live at \/ of .*\ncontent \S+ is live at \/about of /);
    assert.equal((await status()).revision, 1);
    const content = await live('content');
    assert.equal(content?.recorded.by, 'Ada');
    assert.match(content.recorded.commit, /^([0-9a-f]{40}(\+changes)?|unknown)$/);
    assert.equal(content.recorded.seen, false);
    assert.ok(content.recorded.size.scriptBytes < content.recorded.size.bytes);
  });

  it('print a table of live releases and their needs', async () => {
    const { said } = await runScript('status');
    const [titles, ...rows] = said.trim().split('\n');
    assert.match(titles ?? '', /^package +version +state +since +by/);
    assert.equal(rows.length, 2);
    assert.match(
      rows.find((row) => row.startsWith('content')) ?? '',
      / live .* Ada .* kB .*shared \^/,
    );
  });

  it('say which releases contain a package that is not released by itself', async () => {
    const carried = (name: string) => runQuickly(['carried.ts', name]);
    const shared = await carried('shared');
    assert.equal(shared.code, 1);
    assert.match(shared.said, /^Nothing was released: shared is not released by itself\./);
    assert.match(
      shared.said,
      /provides shared to all remotes: (\S+) here, \1 with shell \S+ live\./,
    );
    assert.match(shared.said, /^To release it: npm run release -- shell$/m);
    assert.match(shared.said, /^content +\S+ +built for shared \^\S+ +accepts \d/m);
    assert.match(
      (await carried('contract')).said,
      /npm run release -- shell account-mfe .*staff-mfe work-mfe$/m,
    );
    assert.match(
      (await carried('build')).said,
      /npm run release -- shell account-mfe .*staff-mfe work-mfe$/m,
    );
    assert.match((await carried('edge')).said, /Restart the shop to use the change/);
  });

  it('roll back to a named version or to the former one', async () => {
    const first = (await live('content'))?.version ?? '-';
    const second = await releaseElsewhere('content-mfe', 'Grace');
    assert.equal((await live('content'))?.version, second);
    const back = run('npm', 'run', '--silent', 'rollback', '--', 'content-mfe', '--why', 'a test');
    assert.equal(back.status, 0, back.said);
    assert.equal((await live('content'))?.version, first);
    await runQuickly(['shop-command.ts', 'rollback', 'content-mfe', '--to', second]);
    assert.equal((await live('content'))?.version, second);
    const none = await runQuickly(['shop-command.ts', 'rollback', 'content-mfe', '--to', '0.0.0']);
    assert.equal(none.code, 1);
    assert.match(
      none.said,
      /^There is no release '0\.0\.0' of 'content' to go back to; kept are: /,
    );
  });

  it('tell the differences between two versions, with bytes by module', async () => {
    const { said } = await runScript('differences', ['content-mfe']);
    const differences = JSON.parse(said) as Record<string, unknown>;
    assert.deepEqual(differences['routes'], { added: [], removed: [] });
    assert.deepEqual(differences['modules'], []);
  });

  it('tell the history of a package in words', async () => {
    const { said } = await runScript('history', ['content-mfe']);
    assert.match(said, /^\d{4}-\d\d-\d\d \d\d:\d\d {2}Ada rolled back content /);
    assert.match(said, /Grace released content \S+ \(before: \S+\)\./);
    assert.match(said, /Ada rolled back content \S+ to \S+\. Reason: a test\. Commit /);
  });

  it('split a version, then promote or withdraw it', async () => {
    const first = (await live('content'))?.version ?? '-';
    const tried = await releaseElsewhere('content-mfe', 'Barbara', 0.2);
    assert.equal((await live('content'))?.version, first);
    const { said } = await runQuickly(['shop-command.ts', 'status']);
    const row = said.split('\n').find((one) => one.includes(tried));
    assert.match(row ?? '', /^content .* split 20% /);
    const back = await runQuickly(['shop-command.ts', 'rollback', 'content-mfe']);
    assert.equal(back.code, 0, back.said);
    assert.equal((await live('content'))?.version, first);
    const none = await runScript('promote');
    assert.deepEqual(none, { code: 1, said: 'There is no split that could be promoted.' });
    const next = await releaseElsewhere('content-mfe', 'Frances', 0.2);
    const planned = await runQuickly(['shop-command.ts', 'promote', '--when-healthy', '30m']);
    assert.match(planned.said, /^The split promotes itself in 30m if its figures are healthy/);
    assert.match(
      (await runQuickly(['shop-command.ts', 'status'])).said,
      /The split promotes itself at \d{4}/,
    );
    const all = await runQuickly(['shop-command.ts', 'promote']);
    assert.equal(all.code, 0, all.said);
    assert.equal((await live('content'))?.version, next);
  });

  it('copy what is live to another shop without a build', async () => {
    const from = join(dataDir, 'releases');
    const other = { DATA_DIR: join(dataDir, 'production') };
    const { code, said } = await runScript('promote', ['--from', from], other);
    assert.equal(code, 0, said);
    assert.match(said, /^content \S+ is live at \/about of /m);
    const { said: copied } = await runInProcess(
      ['shop-command.ts', 'history', 'content-mfe'],
      other,
    );
    assert.match(
      copied,
      /Ada released .*content \S+ \(before: nothing\)\. Reason: Copied from \S+\. /,
    );
    const { releases } = JSON.parse(
      (await runInProcess(['shop-command.ts', 'status', '--json'], other)).said,
    ) as Status;
    const content = releases.find(({ name }) => name === 'content');
    assert.deepEqual(content?.recorded, (await live('content'))?.recorded);
  });

  it('check the share before anything is built', () => {
    assert.deepEqual(run('npm', 'run', '--silent', 'release', '--', 'content-mfe', '--to', '0%'), {
      status: 1,
      said: "--to takes a share of the visitors above 0% and below 100%, like '--to 20%'.\n",
    });
  });

  it('alone change live releases: starts from older checkouts only print differences', async () => {
    const version = await releaseElsewhere('content-mfe', 'Edsger');
    const versionsBefore = await readVersions();
    const outputs = [await serve(), ...(isLongForm ? [await serve()] : [])];
    for (const one of outputs) {
      assert.match(
        one,
        new RegExp(
          `live is ${version} since .* by Edsger\\. To release the build: npm run release -- content-mfe`,
        ),
      );
    }
    assert.deepEqual(await readVersions(), versionsBefore);
  });
});
