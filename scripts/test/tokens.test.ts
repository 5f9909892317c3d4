import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { recordStoreLocation } from 'server/store-location';
import { createScratchShop } from './support/scratch-shop.ts';

const { dataDir, run, remove } = createScratchShop();
after(remove);

const runTokenCommand = (...args: string[]) => run('node', 'scripts/token.ts', ...args);

describe('the command for tokens', () => {
  it('shows a new token once, lists it without its secret, and revokes it', () => {
    const made = runTokenCommand(
      'add',
      'catalog-mfe',
      'shell',
      '--for',
      'catalogue team',
      '--days',
      '7',
    );
    assert.equal(made.status, 0, made.said);
    const [, secret = '-'] = /^(release_[\w-]{43})$/m.exec(made.said) ?? [];
    const [, id = '-'] =
      /Token ([0-9a-f]{8}) for catalogue team releases catalog-mfe, shell/.exec(made.said) ?? [];
    const listed = runTokenCommand('list').said;
    assert.match(listed, new RegExp(`^${id}  catalogue team  catalog, shell  .* Ada  until `, 'm'));
    assert.ok(!listed.includes(secret));
    assert.match(
      runTokenCommand('revoke', id).said,
      new RegExp(`^Token ${id} for catalogue team is revoked in `),
    );
    assert.match(runTokenCommand('list').said, new RegExp(`^${id} .* revoked .* by Ada$`, 'm'));
  });

  it('makes a token for a remote of another repository', () => {
    const made = runTokenCommand('add', '--remote', 'gifts', '--for', 'gift team');
    assert.match(made.said, /^Token [0-9a-f]{8} for gift team releases gifts until /m);
    assert.match(made.said, /can read the session of every visitor/);
    assert.match(runTokenCommand('list').said, /gift team +gifts .* Ada +until /m);
  });

  it('names its store, and refuses a store that the shop does not use', async () => {
    assert.ok(runTokenCommand('list').said.includes(`Tokens of ${dataDir}/releases:\n`));
    const inShop = run(
      'env',
      'RELEASE_TO=https://shop.example.com',
      'node',
      'scripts/token.ts',
      'list',
    );
    assert.deepEqual(inShop.status, 1);
    assert.match(inShop.said, /^RELEASE_TO is https:\/\/shop\.example\.com, [^\n]+\n$/);
    await recordStoreLocation(dataDir, 'RELEASE_STORE', 's3://shop/releases/');
    for (const command of ['token.ts list', 'shop-command.ts status', 'shop-command.ts promote']) {
      const { status, said } = run('node', ...`scripts/${command}`.split(' '));
      assert.equal(status, 1);
      assert.match(said, /^RELEASE_STORE leads to .* uses s3:\/\/shop\/releases\/\. [^\n]+\n$/);
    }
    rmSync(join(dataDir, 'release-store.location'));
  });

  it('explains invalid arguments', () => {
    const wrong: [string[], RegExp][] = [
      [[], /^npm run token -- add/],
      [['add', 'catalog-mfe'], /^--for says/],
      [['add', 'nonsense', '--for', 'a team'], /not nonsense/],
      [['add', '--remote', 'Gifts', '--for', 'a team'], /^--remote takes the name/],
      [['add', 'shell', '--for', 'a team', '--days', '0'], /^--days is a whole number/],
      [['revoke', 'nobody'], /^There is no token 'nobody'/],
    ];
    for (const [args, sentence] of wrong) {
      const { status, said } = runTokenCommand(...args);
      assert.equal(status, 1, said);
      assert.match(said, sentence);
    }
  });
});
