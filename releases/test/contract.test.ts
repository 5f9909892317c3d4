import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { TYPE_BUNDLE_FILE } from 'build/contract-pack';
import { testAuthor, publishBuilds, openDataFolder } from './support/publish-to.ts';
import { rollBack } from '../src/changes/roll-back.ts';
import { createBuild } from './support/builds.ts';
import {
  SHELL_OFFERS,
  createLiveShop,
  assertRefused,
  createRemote,
  createShell,
} from './support/contract-shop.ts';
import { readLiveRelease } from './support/live-of.ts';

/** Source of a catalogue remote that formats a price. */
const pricing = createRemote(
  "import { formatMoney } from 'shared/money';\nexport const routes = [formatMoney(500)];",
  { 'shared/money': ['formatMoney'] },
);

describe('a release that breaks the contract by its imports is refused and changes nothing', () => {
  it('if a remote uses a function that the live shared package lacks', async () => {
    const data = await createLiveShop();
    await assertRefused(
      data,
      [
        createRemote(
          "import { formatPence } from 'shared/money';\nexport const routes = [formatPence(1)];",
        ),
      ],
      [
        /catalog 1\.2\.0-[0-9a-f]{8} uses 'formatPence' of 'shared\/money', which shell 1\.2\.0-[0-9a-f]{8} does not give\./,
      ],
    );
  });

  it('if a remote uses a module that the live shell does not provide', async () => {
    const data = await createLiveShop();
    const remote = createRemote("import { x } from 'shared/new';\nexport const routes = [x];", {
      'shared/new': ['x'],
    });
    await assertRefused(
      data,
      [remote],
      [/catalog \S+ uses 'shared\/new', which shell \S+ does not give\./],
    );
  });

  it('if a remote passes an argument that the live shared package does not accept', async () => {
    const data = await createLiveShop();
    const remote = createRemote(
      "import { Button } from 'shared/button';\nexport const routes = [Button({ tone: 'danger' })];",
    );
    await assertRefused(
      data,
      [remote],
      [
        /catalog \S+ calls 'Button' of 'shared\/button' in src\/routes\.ts:2 in a way that shell \S+ does not allow: Type '"danger"' is not assignable to type '"primary" \| "secondary"'\./,
      ],
    );
  });

  it('if a shell removes a function that a live remote uses', async () => {
    const data = await createLiveShop(pricing);
    const shell = createShell(
      { 'node_modules/shared/money.d.ts': 'export declare const FREE = 0;' },
      { 'shared/money': ['FREE'] },
    );
    await assertRefused(
      data,
      [shell],
      [/catalog \S+ uses 'formatMoney' of 'shared\/money', which shell \S+ does not give\./],
    );
  });

  it('if a shell needs other arguments than a live remote passes', async () => {
    const data = await createLiveShop(pricing);
    const shell = createShell({
      'node_modules/shared/money.d.ts':
        'export declare function formatMoney(pence: string): string;',
    });
    await assertRefused(
      data,
      [shell],
      [
        /catalog \S+ calls 'formatMoney' of 'shared\/money' in src\/routes\.ts:2 in a way that shell \S+ does not allow: Argument of type 'number' is not assignable to parameter of type 'string'\./,
      ],
    );
  });

  it('if a shell removes a module that only a retained release uses', async () => {
    const data = await createLiveShop(pricing);
    await publishBuilds(data, [createRemote('export const routes: string[] = [];', {})]);
    const shell = createShell({}, { 'shared/button': ['Button', 'ButtonProps'] });
    await assertRefused(
      data,
      [shell],
      [/catalog \S+, which is kept, uses 'shared\/money', which shell \S+ no longer gives\./],
    );
  });

  it('if it contains no contract', async () => {
    const data = await createLiveShop();
    const remote = createBuild('catalog', 'two');
    rmSync(join(remote, 'dist', TYPE_BUNDLE_FILE));
    await assertRefused(
      data,
      [remote],
      [/catalog \S+ does not say what it takes and gives: build it again\./],
    );
  });

  it('if its contract is damaged', async () => {
    const data = await createLiveShop();
    const remote = createBuild('catalog', 'two');
    writeFileSync(join(remote, 'dist', TYPE_BUNDLE_FILE), 'torn');
    await assertRefused(data, [remote], [/What catalog \S+ says of the contract cannot be read/]);
  });

  it('if one of several releases is incompatible with the releases that will be live', async () => {
    const data = await createLiveShop(pricing);
    const changed = {
      'node_modules/shared/money.d.ts': 'export declare function format(pence: number): string;',
    };
    const shell = () => createShell(changed, { ...SHELL_OFFERS, 'shared/money': ['format'] });
    await assertRefused(data, [shell()], [/uses 'formatMoney'/]);
    const remote = createRemote(
      "import { format } from 'shared/money';\nexport const routes = [format(5)];",
      { 'shared/money': ['format'] },
    );
    await publishBuilds(data, [shell(), remote]);
    assert.equal(
      (await readLiveRelease(data, 'catalog'))?.metadata.version,
      (await publishBuilds(data, [remote]))[0]?.metadata.version,
    );
  });

  it('if it becomes live by a rollback', async () => {
    const data = await createLiveShop(pricing);
    await publishBuilds(data, [createRemote('export const routes: string[] = [];', {})]);
    await publishBuilds(data, [
      createShell(
        { 'node_modules/shared/money.d.ts': 'export declare const FREE = 0;' },
        { ...SHELL_OFFERS, 'shared/money': ['FREE'] },
      ),
    ]);
    await assert.rejects(
      rollBack(await openDataFolder(data), ['catalog'], testAuthor),
      /catalog \S+ uses 'formatMoney' of 'shared\/money'/,
    );
  });
});

describe('a compatible release is accepted', () => {
  it('if a shell provides more and accepts further optional arguments', async () => {
    const data = await createLiveShop(pricing);
    const money = `
      export declare function formatMoney(pence: number, short?: boolean): string;
      export declare const FREE = 0, DEAR = 1;`;
    const [release] = await publishBuilds(data, [
      createShell({ 'node_modules/shared/money.d.ts': money }),
    ]);
    assert.deepEqual(await readLiveRelease(data, 'shell'), release);
  });

  it('if files of another live release are already damaged', async () => {
    const data = await createLiveShop();
    const folder = (await readLiveRelease(data, 'content'))?.extras.folder ?? '';
    writeFileSync(join(data, 'releases', folder, TYPE_BUNDLE_FILE), 'torn');
    const [release] = await publishBuilds(data, [createShell({}, SHELL_OFFERS)]);
    assert.deepEqual(await readLiveRelease(data, 'shell'), release);
  });

  it('if another live remote is already incompatible', async () => {
    const data = await createLiveShop();
    const shell = createShell({}, SHELL_OFFERS);
    rmSync(
      join(
        data,
        'releases',
        (await readLiveRelease(data, 'content'))?.extras.folder ?? '',
        TYPE_BUNDLE_FILE,
      ),
    );
    const [release] = await publishBuilds(data, [shell]);
    assert.deepEqual(await readLiveRelease(data, 'shell'), release);
  });
});
