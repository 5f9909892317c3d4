import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { checkRemote } from '../src/contract-check/check-remote.ts';
import { emitDeclarations } from '../src/contract-check/declarations.ts';
import {
  type TypeBundle,
  parseTypeBundle,
  serializeTypeBundle,
} from '../src/contract-check/type-bundle.ts';
import { formatFindings } from '../src/contract-check/format-findings.ts';
import { collectRemoteSources } from '../src/contract-check/remote-sources.ts';
import { readRemoteFile } from '../src/remote-file/remote-file.ts';
import { isProvidedModule, listProvidedModules } from '../src/modules/shared-modules.ts';

const ROOT = join(import.meta.dirname, '../..');

const given = emitDeclarations(join(ROOT, 'shell'), listProvidedModules());
const shell = { name: 'shell', typeBundle: parseTypeBundle(serializeTypeBundle(given.typeBundle)) };
const parsed = new Map();

const catalog = readRemote('catalog-mfe');
const basket = readRemote('basket-mfe');

describe("the shop's own packages", () => {
  it('list the names that remotes use and the shell offers', () => {
    for (const name of ['formatMoney', 'toPounds', 'RemoteSlot'])
      assert.ok(
        Object.values(catalog.uses).some((names) => names.includes(name)),
        name,
      );
    for (const [key, names] of Object.entries(catalog.uses))
      assert.deepEqual(
        names.filter((name) => name !== '*' && !given.offers[key]?.includes(name)),
        [],
      );
  });

  it('contain only released files: no tests and no absolute paths', () => {
    for (const path of Object.keys(catalog.typeBundle.files))
      assert.doesNotMatch(path, /^\/|\.\.|\.test\./);
    assert.doesNotMatch(JSON.stringify(catalog.typeBundle.options), new RegExp(ROOT));
    assert.doesNotMatch(JSON.stringify(shell.typeBundle.options), new RegExp(ROOT));
  });

  it("contain declarations of a remote's own packages and none of the shell's", () => {
    const packages = Object.keys(catalog.typeBundle.files).filter((path) =>
      path.startsWith('node_modules/'),
    );
    assert.ok(packages.some((path) => path.startsWith('node_modules/embla-carousel/')));
    assert.ok(
      !packages.some((path) => /^node_modules\/(@types\/)?(react|react-dom|shared)\//.test(path)),
    );
    // Indirect dependencies must be in the bundle too.
    assert.ok('node_modules/@radix-ui/react-primitive/package.json' in shell.typeBundle.files);
    assert.equal(catalog.typeBundle.versions['shared'], given.typeBundle.versions['shared']);
  });

  it('give the same bytes for the same sources', () => {
    assert.deepEqual(
      serializeTypeBundle(readRemote('basket-mfe').typeBundle),
      serializeTypeBundle(basket.typeBundle),
    );
  });

  it('are incompatible after a component of shared needs another prop', () => {
    const wanted = 'busy?: boolean; reason: string;';
    const changed = {
      ...shell,
      typeBundle: edited(shell.typeBundle, '/button/button.d.ts', 'busy?: boolean;', wanted),
    };
    const [first = ''] = findSentences(basket, changed);
    assert.match(
      first,
      /«basket» uses <Button> of 'shared\/ui' in src\/\S+:\d+ in a way that «shell» does not allow: Property 'reason' is missing/,
    );
  });

  if (process.env['TEST_FORM'] === 'long') describeLongForm();
});

/**
 * Only in the long form. The part `contract` of `npm test` checks every remote, and tests of
 * `releases` refuse small releases after the same changes.
 */
function describeLongForm(): void {
  it('are compatible by their type bundles alone', () => {
    for (const remote of [catalog, basket, readRemote('content-mfe')])
      assert.deepEqual(findSentences(remote, shell), []);
  });

  it('are incompatible after an export of shared is renamed', () => {
    const changed = {
      ...shell,
      typeBundle: edited(shell.typeBundle, 'shared/src/format.d.ts', 'formatMoney', 'formatPence'),
    };
    assert.deepEqual(findSentences(basket, changed), [
      "«basket» uses 'formatMoney' of 'shared/format', which «shell» does not give.",
    ]);
  });

  it('are incompatible after a slot is renamed or needs another prop', () => {
    const renamed = {
      ...basket,
      typeBundle: edited(
        basket.typeBundle,
        '/basket-modal.tsx',
        'function BasketModal(',
        'function Modal(',
      ),
    };
    assert.deepEqual(findSentences(catalog, shell, renamed), [
      "«catalog» shows './BasketModal' of «basket», but it exports no 'BasketModal'.",
    ]);
    const moved = {
      ...basket,
      typeBundle: edited(basket.typeBundle, 'src/routes.tsx', 'const routes', 'const pages'),
    };
    assert.deepEqual(findSentences(moved, shell, moved), [
      "«shell» shows './routes' of «basket», but it exports no 'routes'.",
    ]);
    const retyped = {
      ...basket,
      typeBundle: edited(basket.typeBundle, '/basket-modal.tsx', 'open: boolean;', 'open: string;'),
    };
    assert.match(
      findSentences(catalog, shell, retyped).join(),
      /«catalog» shows '.\/BasketModal' of «basket», but what it exposes is not/,
    );
  });
}

function readRemote(workspace: string) {
  const folder = join(ROOT, workspace);
  const { name, exposes } = readRemoteFile(folder);
  const { typeBundle, uses } = collectRemoteSources(
    folder,
    Object.values(exposes),
    isProvidedModule,
  );
  return { name, typeBundle: parseTypeBundle(serializeTypeBundle(typeBundle)), uses };
}

type Remote = Pick<ReturnType<typeof readRemote>, 'name' | 'typeBundle'>;

const findSentences = (remote: Remote, against: Remote, other: Remote = basket) =>
  formatFindings(
    checkRemote(remote, against, [...(remote.name === other.name ? [] : [other]), remote], parsed),
  );

function edited(pack: TypeBundle, ending: string, from: string, to: string): TypeBundle {
  const path = Object.keys(pack.files).find((one) => one.endsWith(ending)) ?? '';
  const text = pack.files[path] ?? '';
  assert.ok(text.includes(from), `${path} has no '${from}'`);
  return { ...pack, files: { ...pack.files, [path]: text.replaceAll(from, to) } };
}
