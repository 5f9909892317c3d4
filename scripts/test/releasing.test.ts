import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { scratchShop } from './support/scratch-shop.ts';

const { run, serve, releaseElsewhere, remove } = scratchShop();
after(remove);

interface Status {
  revision: number;
  releases: {
    name: string;
    version: string;
    state: string;
    recorded: { by: string; commit: string; size: { bytes: number; scriptBytes: number } };
  }[];
}

const status = () =>
  JSON.parse(run('npm', 'run', '--silent', 'status', '--', '--json').said) as Status;

const live = (name: string) =>
  status().releases.find((one) => one.name === name && one.state === 'live');

describe('the release commands', () => {
  before(() => {
    const scopes = ['shell', 'content-mfe'].flatMap((name) => ['--scope', name]);
    const { status: code, said } = run('lerna', 'run', 'build', ...scopes);
    assert.equal(code, 0, said);
  });

  it('make packages live in one step, and say who did it and how big they are', () => {
    const { status: code, said } = run('node', 'scripts/publish.ts', 'shell', 'content-mfe');
    assert.equal(code, 0, said);
    assert.match(
      said,
      /^\S+ is live at \/releases\/shell\/.*\n\S+ is live at \/releases\/content\//,
    );
    assert.equal(status().revision, 1);
    const content = live('content');
    assert.equal(content?.recorded.by, 'Ada');
    assert.match(content.recorded.commit, /^([0-9a-f]{40}(\+changes)?|unknown)$/);
    assert.ok(content.recorded.size.scriptBytes < content.recorded.size.bytes);
  });

  it('tell people in a table what is live and what needs what', () => {
    const { said } = run('npm', 'run', '--silent', 'status');
    const [titles, ...rows] = said.trim().split('\n');
    assert.match(titles ?? '', /^package +version +state +since +by/);
    assert.equal(rows.length, 2);
    assert.match(
      rows.find((row) => row.startsWith('content')) ?? '',
      / live .* Ada .* kB .*shared \^/,
    );
  });

  it('go back to a kept version, by name or to the one before', async () => {
    const first = live('content')?.version ?? '-';
    const second = await releaseElsewhere('content-mfe', 'Grace');
    assert.equal(live('content')?.version, second);
    const back = run('npm', 'run', '--silent', 'rollback', '--', 'content-mfe', '--why', 'a test');
    assert.equal(back.status, 0, back.said);
    assert.equal(live('content')?.version, first);
    run('npm', 'run', '--silent', 'rollback', '--', 'content-mfe', '--to', second);
    assert.equal(live('content')?.version, second);
    const none = run('npm', 'run', '--silent', 'rollback', '--', 'content-mfe', '--to', '0.0.0');
    assert.equal(none.status, 1);
    assert.match(
      none.said,
      /^There is no release '0\.0\.0' of 'content' to go back to; kept are: /,
    );
  });

  it('are all that moves a pointer: starts from older checkouts name what differs', async () => {
    const version = await releaseElsewhere('content-mfe', 'Edsger');
    const before = status();
    const said = [await serve(), await serve()];
    for (const one of said) {
      assert.match(
        one,
        new RegExp(
          `live is ${version} since .* by Edsger\\. To release the build: npm run release -- content-mfe`,
        ),
      );
    }
    assert.deepEqual(status(), before);
  });
});
