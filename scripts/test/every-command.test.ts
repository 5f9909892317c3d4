import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { storeFailingReleases } from 'releases/failing-releases';
import { type PublishOptions, publish } from 'releases/publish';
import { openReleases } from 'releases/releases';
import { rollBack } from 'releases/roll-back';
import { readStatus } from 'releases/status';
import { createBuild, temporaryFolder } from '../../releases/test/support/builds.ts';
import { describeUsage } from '../command-line/help.mjs';
import { ensureBuilt } from './support/built.ts';
import { isLongForm } from './support/long-form.ts';
import { runInProcess } from './support/run-in-process.ts';

type Releases = Awaited<ReturnType<typeof openReleases>>;

const author = { by: 'Ada', commit: 'unknown' };

/** Each state that a release store can have, with the changes that lead to it. */
const states = {
  fresh: () => Promise.resolve(),
  released: releaseTwice,
  split: (releases: Releases) => releaseAlso(releases, 'content', { share: 0.2 }),
  previewed: (releases: Releases) => releaseAlso(releases, 'content', { preview: true }),
  'failed in browsers': (releases: Releases) => reportFailure(releases, 'render'),
  'failed on the server': (releases: Releases) => reportFailure(releases, 'render on the server'),
  'failed before': async (releases: Releases) => {
    await reportFailure(releases, 'render');
    await publish(releases, [createVersion('content', '1.3.0')], author);
  },
  'rolled back': async (releases: Releases) => {
    await releaseTwice(releases);
    await rollBack(releases, ['content'], author);
  },
  'with an outside remote': (releases: Releases) => releaseAlso(releases, 'gifts', {}),
} as const;

type State = keyof typeof states;
type Expected = [code: number, said: RegExp];

/** What each command says: in every state, or in a state that differs from the others. */
const commands: Record<string, { always: Expected } & Partial<Record<State, Expected>>> = {
  'shop-command.ts status': {
    always: [0, /^shell .* live .*\ncontent .* live /m],
    fresh: [0, /^package +version +state/],
    split: [0, /^content .* split 20% /m],
    'failed in browsers': [0, /fails in browsers \(render\): 2 of 5 networks/],
    'failed on the server': [
      0,
      /^content \S+ fails on the server \(render\), last .*\n.*: TypeError at src\/faq\.tsx:1:1\.$/m,
    ],
    'with an outside remote': [0, /^gifts .* live /m],
  },
  'shop-command.ts status --json': { always: [0, /^\{\n {2}"revision": \d/] },
  'shop-command.ts history': {
    always: [0, /Ada released content \S+ \(before: \S+\)\. Commit unknown\.\n/],
    fresh: [0, /^Nothing was released yet\.$/],
    split: [0, /Ada gave content \S+ beside \S+ to 20% of the visitors\./],
    previewed: [0, /Ada released content \S+ for previews by staff\./],
    'rolled back': [0, /Ada rolled back content \S+ to \S+\./],
    'with an outside remote': [0, /Ada released gifts \S+ \(before: nothing\)\./],
  },
  'shop-command.ts history content-mfe': {
    always: [0, / content \S+ \(before: nothing\)/],
    fresh: [0, /^Nothing was released yet\.$/],
  },
  'shop-command.ts alerts': { always: [0, /^There were no alerts in the last 30 days\.$/] },
  'shop-command.ts alerts --json': { always: [0, /^\[\]$/] },
  'shop-command.ts differences content-mfe': {
    always: [0, /"from": "1\.1\.0-\w+",\n {2}"to": "1\.2\.0-/],
    'failed before': [0, /"from": "1\.2\.0-\w+",\n {2}"to": "1\.3\.0-/],
    'rolled back': [0, /"from": "1\.2\.0-\w+",\n {2}"to": "1\.1\.0-/],
    fresh: [1, /^Stored versions of content: 0\. There is nothing to compare\.$/],
  },
  'carried.ts shared': {
    always: [1, /^Nothing was released: shared .*\n.*1\.4\.0 with shell \S+ live\./],
    fresh: [1, /none yet live\.\nTo release it: npm run release -- shell/],
  },
  'contract.ts': {
    always: [0, /^Compared with the live shell in .*\n(.|\n)*: major, judged by types only\.$/],
    fresh: [1, /No shell is live: name a release's folder instead\.$/],
  },
  'check-compatibility.ts content-mfe': {
    always: [1, /^content of this build uses 'react', which shell \S+ does not give\./],
  },
  'publish.ts content-mfe --unseen': {
    always: [1, /^Nothing was released\. .*The content remote needs shared \^\S+, and the shell/],
    fresh: [0, /^content \S+ is live at \/about of /],
    split: [1, /^Nothing was released\. content \S+ is given to 20% of the visitors\./],
  },
  'shop-command.ts promote': {
    always: [1, /^There is no split that could be promoted\.$/],
    split: [0, /^content \S+ is live at \/content of /],
  },
  'shop-command.ts promote --when-healthy 30m': {
    always: [1, /^There is no split that could be promoted\.$/],
    split: [0, /^The split promotes itself in 30m if its figures are healthy/],
  },
  'shop-command.ts rollback content-mfe': {
    always: [0, /^content \S+ is live again at \/content of /],
    fresh: [1, /^There is no older release of 'content' to roll back to, and no other/],
    split: [0, /^content \S+ is live for all visitors \(the split has ended\) at \/content of /],
    'failed before': [
      1,
      /^Nothing has changed\. content 1\.2\.0-\w+ fails in browsers .*\n.*TypeError.*\nRetained without failures: 1\.1\.0-\w+\. Choose one with --to, or add --failing to make 1\.2\.0-\w+ live all the same\.$/,
    ],
    'rolled back': [1, /^There is no older release .* Choose a retained version with --to: /],
  },
  'shop-command.ts rollback content-mfe --failing': {
    always: [0, /^content \S+ is live again at \/content of /],
    fresh: [1, /^There is no older release of 'content' to roll back to, and no other/],
    split: [0, /^content \S+ is live for all visitors/],
    'rolled back': [1, /^There is no older release .* Choose a retained version with --to: /],
  },
  'shop-command.ts rollback content-mfe --to 1.2.0': {
    always: [1, /^Nothing has changed\. content 1\.2\.0-\w+ is live already\.$/],
    fresh: [1, /^There is no release '1\.2\.0' of 'content' to go back to; kept are: none\.$/],
    split: [1, /^Nothing has changed\. content \S+ is given to 20% of the visitors\./],
    'failed before': [1, /^Nothing has changed\. content 1\.2\.0-\w+ fails in browsers/],
    'rolled back': [0, /^content 1\.2\.0-\w+ is live again at /],
  },
  'shop-command.ts rollback gifts': {
    always: [1, /^Name one or more of: .*content-mfe.* \(not gifts\)$/],
    'with an outside remote': [1, /^There is no older release of 'gifts' to roll back to/],
  },
  'shop-command.ts rollback tulips': {
    always: [1, /^Name one or more of: /],
    'with an outside remote': [1, /^Name one or more of: .*, gifts \(not tulips\)$/],
  },
  'shop-command.ts history gifts': {
    always: [1, /^Name one or more of: .* \(not gifts\)$/],
    'with an outside remote': [0, /Ada released gifts \S+ \(before: nothing\)\./],
  },
  'shop-command.ts differences gifts': {
    always: [1, /^Name one or more of: .* \(not gifts\)$/],
    'with an outside remote': [1, /^Stored versions of gifts: 1\. There is nothing to compare\.$/],
  },
  'outside-remotes.ts list': {
    always: [0, /^Remotes of other repositories in .*:\nremote +on pages/],
  },
  'outside-remotes.ts allow content': {
    always: [1, /^Nothing has changed\. 'content' is of this repository/],
  },
  'outside-remotes.ts forbid content-mfe': {
    always: [1, /^Nothing has changed\. 'content-mfe' is of this repository/],
  },
  'outside-remotes.ts forbid staff': {
    always: [
      1,
      /^Nothing has changed\. 'staff' is of this repository, and pages of staff always load such packages\.$/,
    ],
  },
  'outside-remotes.ts forbid gifts': {
    always: [1, /^Nothing has changed\. No version of 'gifts' is live\.$/],
    'with an outside remote': [0, /^gifts is barred from pages of staff\.$/],
  },
  'shop-command.ts preview basket-mfe': {
    always: [1, /^No version of basket is stored\. The first one goes to all visitors: /],
  },
  'token.ts add --remote staff --for gardeners': {
    always: [1, /^Nothing has changed\. 'staff' is of this repository/],
  },
  'shop-command.ts rollback content-mfe --to 0.0.0': {
    always: [1, /^There is no release '0\.0\.0' of 'content' to go back to; kept are: /],
    split: [1, /^Nothing has changed\. content \S+ is given to 20% of the visitors\./],
  },
  'token.ts add content-mfe --for gardeners': {
    always: [0, /^Token \S+ for gardeners releases content-mfe until .*\nrelease_\S+$/m],
  },
  'token.ts list': { always: [0, /^Tokens of .*:\nid +for +releases/] },
  'token.ts revoke 3f9c2a1b': { always: [1, /^There is no token '3f9c2a1b'\.$/] },
};

/** This command compiles all builds of this checkout here, as `npm run check` does. */
const SLOW = 'fresh: check-compatibility.ts content-mfe';

/**
 * Returns whether this form runs the command in this state. The short form runs each command in the
 * state 'released', and in each other state in which its answer differs.
 */
const isInForm = (state: State, command: string) =>
  `${state}: ${command}` !== SLOW &&
  (isLongForm || state === 'released' || commands[command]?.[state] !== undefined);

const FAULT = /\b\w*Error\b: |undefined|NaN|\[object|before initialization|\n {4}at /;

describe('every command of the command line', () => {
  before(() => ensureBuilt('shell', 'content-mfe'));

  for (const [state, prepare] of Object.entries(states) as [State, (typeof states)['split']][]) {
    describe(`with a store that is ${state}`, () => {
      const original = temporaryFolder();
      before(async () => prepare(await openReleases({ dataDir: original, releaseStore: null })));

      for (const [command, expected] of Object.entries(commands)) {
        if (!isInForm(state, command)) continue;
        it(`answers '${command}' in words`, async () => {
          const dataDir = temporaryFolder();
          cpSync(original, dataDir, { recursive: true });
          const { code, said } = await runInProcess(command.split(' '), { DATA_DIR: dataDir });
          const [expectedCode, sentence] = expected[state] ?? expected.always;
          assert.match(said, sentence);
          assert.doesNotMatch(said, FAULT);
          assert.equal(code, expectedCode, said);
        });
      }
    });
  }
});

describe('the help of a command', () => {
  const shopCommands = [
    'alerts',
    'differences',
    'history',
    'preview',
    'promote',
    'rollback',
    'status',
  ].map((name) => `shop-command.ts ${name}`);
  for (const command of [
    ...shopCommands,
    'contract.ts',
    'outside-remotes.ts',
    'pack.ts',
    'token.ts',
  ])
    it(`is printed by ${command}, which then does nothing`, async () => {
      const { code, said } = await runInProcess([...command.split(' '), '--help'], {});
      assert.equal(code, 0);
      assert.match(said, /^npm run /);
    });

  it('for a remote of another repository ends with what can be typed', () => {
    assert.match(describeUsage('history', ''), /^npm run history\n/);
    assert.match(
      describeUsage('rollback', ''),
      /^npm run rollback -- \[--to VERSION\] .*\[--failing\]\n/,
    );
  });

  it('is printed by commands that would install or build first', () => {
    for (const name of ['build', 'dev', 'release', 'start', 'test']) {
      const script = join(import.meta.dirname, `../${name}.mjs`);
      const { status, stdout } = spawnSync(process.execPath, [script, '--help'], {
        encoding: 'utf8',
      });
      assert.equal(status, 0);
      assert.match(stdout, /^npm (run|start)/);
    }
  });
});

function createVersion(name: string, version: string): string {
  const folder = createBuild(name, version);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
  return folder;
}

async function releaseTwice(releases: Releases): Promise<void> {
  await publish(releases, [createBuild('shell'), createVersion('content', '1.1.0')], author);
  const build = createVersion('content', '1.2.0');
  const sourceMap = {
    version: 3,
    names: [],
    sources: ['webpack://content/./src/faq.tsx'],
    mappings: 'AAAA',
  };
  writeFileSync(join(build, 'dist/server/main.cjs.map'), JSON.stringify(sourceMap));
  await publish(releases, [build], author);
}

async function releaseAlso(releases: Releases, name: string, options: PublishOptions) {
  await releaseTwice(releases);
  await publish(releases, [createVersion(name, '1.3.0')], author, options);
}

async function reportFailure(releases: Releases, kind: string): Promise<void> {
  await releaseTwice(releases);
  const live = (await readStatus(releases)).releases.find(({ name }) => name === 'content');
  const now = new Date(Date.now() + 1000).toISOString();
  const report = { kinds: [kind], networks: 2, first: now, last: now };
  await storeFailingReleases(
    releases.store,
    new Map([
      [`content/${live?.version}`, { ...report, error: 'TypeError at server/main.cjs:1:1' }],
    ]),
  );
}
