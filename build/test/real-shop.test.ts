import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { checkRoom } from '../src/contract-check/check-room.ts';
import { declarationsGiven } from '../src/contract-check/declarations.ts';
import { type Pack, readPack, writePack } from '../src/contract-check/pack.ts';
import { report } from '../src/contract-check/report.ts';
import { sourcesTaken } from '../src/contract-check/sources.ts';
import { readRoomFile } from '../src/room-file.ts';
import { givenModules, isGiven } from '../src/shares.ts';

const ROOT = join(import.meta.dirname, '../..');

const given = declarationsGiven(join(ROOT, 'shell'), givenModules());
const shell = { name: 'shell', pack: readPack(writePack(given.pack)) };
const parsed = new Map();

const catalog = roomOf('catalog-mfe');
const basket = roomOf('basket-mfe');
const content = roomOf('content-mfe');

describe("the shop's own packages", () => {
  it('are compatible by their type bundles alone', () => {
    assert.deepEqual(said(catalog, shell), []);
    assert.deepEqual(said(basket, shell), []);
    assert.deepEqual(said(content, shell), []);
  });

  it('list the names that remotes use and the shell offers', () => {
    for (const name of ['formatMoney', 'toPounds', 'RemoteSlot'])
      assert.ok(catalog.uses['shared/core']?.includes(name), name);
    for (const [key, names] of Object.entries(catalog.uses))
      assert.deepEqual(
        names.filter((name) => name !== '*' && !given.offers[key]?.includes(name)),
        [],
      );
  });

  it('contain only released files: no tests and no absolute paths', () => {
    for (const path of Object.keys(catalog.pack.files))
      assert.doesNotMatch(path, /^\/|\.\.|\.test\./);
    assert.doesNotMatch(JSON.stringify(catalog.pack.options), new RegExp(ROOT));
    assert.doesNotMatch(JSON.stringify(shell.pack.options), new RegExp(ROOT));
  });

  it("contain declarations of a remote's own packages and none of the shell's", () => {
    const packages = Object.keys(catalog.pack.files).filter((path) =>
      path.startsWith('node_modules/'),
    );
    assert.ok(packages.some((path) => path.startsWith('node_modules/embla-carousel/')));
    assert.ok(
      !packages.some((path) => /^node_modules\/(@types\/)?(react|react-dom|shared)\//.test(path)),
    );
    // The shell contains indirect dependencies too.
    assert.ok('node_modules/@radix-ui/react-primitive/package.json' in shell.pack.files);
    assert.equal(catalog.pack.versions['shared'], given.pack.versions['shared']);
  });

  it('give the same bytes for the same sources', () => {
    assert.deepEqual(writePack(roomOf('basket-mfe').pack), writePack(basket.pack));
  });

  it('are incompatible after an export of shared is renamed', () => {
    const changed = {
      ...shell,
      pack: edited(shell.pack, 'shared/src/core.d.ts', 'formatMoney', 'formatPence'),
    };
    assert.deepEqual(said(basket, changed), [
      "«basket» uses 'formatMoney' of 'shared/core', which «shell» does not give.",
    ]);
  });

  it('are incompatible after a component of shared needs another prop', () => {
    const wanted = 'busy?: boolean; reason: string;';
    const changed = {
      ...shell,
      pack: edited(shell.pack, '/button/button.d.ts', 'busy?: boolean;', wanted),
    };
    const [first = ''] = said(basket, changed);
    assert.match(
      first,
      /«basket» uses <Button> of 'shared\/ui' in src\/\S+:\d+ in a way that «shell» does not allow: Property 'reason' is missing/,
    );
  });

  it('are incompatible after a slot is renamed or needs another prop', () => {
    const renamed = {
      ...basket,
      pack: edited(basket.pack, '/basket-modal.tsx', 'function BasketModal(', 'function Modal('),
    };
    assert.deepEqual(said(catalog, shell, renamed), [
      "«catalog» shows './BasketModal' of «basket», but it exports no 'BasketModal'.",
    ]);
    const moved = {
      ...basket,
      pack: edited(basket.pack, 'src/routes.tsx', 'const routes', 'const pages'),
    };
    assert.deepEqual(said(moved, shell, moved), [
      "«shell» shows './routes' of «basket», but it exports no 'routes'.",
    ]);
    const retyped = {
      ...basket,
      pack: edited(basket.pack, '/basket-modal.tsx', 'open: boolean;', 'open: string;'),
    };
    assert.match(
      said(catalog, shell, retyped).join(),
      /«catalog» shows '.\/BasketModal' of «basket», but what it exposes is not/,
    );
  });
});

function roomOf(workspace: string) {
  const folder = join(ROOT, workspace);
  const { name, exposes } = readRoomFile(folder);
  const { pack, uses } = sourcesTaken(folder, Object.values(exposes), isGiven);
  return { name, pack: readPack(writePack(pack)), uses };
}

type Room = Pick<ReturnType<typeof roomOf>, 'name' | 'pack'>;

const said = (room: Room, against: Room, other: Room = basket) =>
  report(checkRoom(room, against, [...(room.name === other.name ? [] : [other]), room], parsed));

function edited(pack: Pack, ending: string, from: string, to: string): Pack {
  const path = Object.keys(pack.files).find((one) => one.endsWith(ending)) ?? '';
  const text = pack.files[path] ?? '';
  assert.ok(text.includes(from), `${path} has no '${from}'`);
  return { ...pack, files: { ...pack.files, [path]: text.replaceAll(from, to) } };
}
