import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { computeIntegrity, toHexIntegrity } from 'releases/integrity';
import * as errors from 'releases/errors';
import { createErrorResponder } from 'releases/to-error-response';
import { createBuild } from '../../releases/test/support/builds.ts';
import { startApiShop } from './support/api-shop.ts';

type ApiShop = Awaited<ReturnType<typeof startApiShop>>;

const shop = await startApiShop();
const { secret } = await shop.token(['shell', 'catalog', 'basket', 'gifts']);

/** Uploads all files of a build and asks for its release, without a check on this side. */
async function release(folder: string, name: string, more: object = {}): Promise<string> {
  const dist = join(folder, 'dist');
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(dist, path)).isFile(),
  );
  const files: Record<string, { integrity: string; bytes: number }> = {};
  for (const path of paths) {
    const body = readFileSync(join(dist, path));
    const integrity = computeIntegrity(body);
    files[relative('.', path)] = { integrity, bytes: body.length };
    await shop.call(`/files/${name}/${toHexIntegrity(integrity)}`, {
      method: 'PUT',
      token: secret,
      body: new Uint8Array(body),
      headers: { 'content-type': 'application/octet-stream' },
    });
  }
  const { readBuild } = await import('releases/local-build');
  const version = await readBuild(folder).then(
    (build) => build.version,
    () => '1.2.0-00000000',
  );
  return change({ what: 'release', builds: [{ name, version, files }], ...more });
}

async function change(body: object, at: ApiShop = shop, token = secret): Promise<string> {
  const response = await at.call('/moves', {
    method: 'POST',
    token,
    body: JSON.stringify({ move: randomUUID(), by: 'Ada', commit: 'abc', ...body }),
    headers: { 'content-type': 'application/json' },
  });
  return readError(response);
}

async function readError(response: Response): Promise<string> {
  const { error } = (await response.json()) as { error?: string };
  return error ?? 'was not refused';
}

/** Creates a build of the catalogue and then changes a file of it. Null removes the file. */
function changeFile(path: string, text: string | null, name = 'catalog'): string {
  const build = createBuild(name, randomUUID());
  if (text === null) rmSync(join(build, 'dist', path));
  else writeFileSync(join(build, 'dist', path), text);
  return build;
}

const requireNothing = `require('./nothing.cjs')`;
const named = (releaseFile: object) => createBuild('catalog', randomUUID(), releaseFile);

/** Each refusal with a part of its words. */
const refusals: [string, () => Promise<string>, RegExp][] = [
  [
    'a broken manifest',
    () => release(changeFile('mf-manifest.json', '{'), 'catalog'),
    /mf-manifest\.json cannot be read/,
  ],
  [
    'a manifest without modules',
    () => release(changeFile('mf-manifest.json', '{}'), 'catalog'),
    /catalog remote cannot be loaded/,
  ],
  [
    'a broken description',
    () => release(changeFile('release.json', '{'), 'catalog'),
    /release\.json is not what a build writes/,
  ],
  [
    'no description',
    () => release(changeFile('release.json', null), 'catalog'),
    /release\.json is not what a build writes/,
  ],
  [
    'no server build',
    () => release(changeFile('server/main.cjs', null), 'catalog'),
    /catalog remote cannot be loaded/,
  ],
  [
    'a server build that throws',
    () => release(changeFile('server/main.cjs', 'throw new Error("never")'), 'catalog'),
    /never/,
  ],
  [
    'a server build that needs a missing file',
    () => release(changeFile('server/main.cjs', requireNothing), 'catalog'),
    /nothing\.cjs/,
  ],
  [
    'a server build that reads the machine',
    () =>
      release(
        changeFile('server/main.cjs', 'require("fs").readFileSync(__dirname + "/../../x")'),
        'catalog',
      ),
    /catalog remote cannot be loaded/,
  ],
  [
    'a shell with an unknown entry',
    () =>
      release(
        changeFile(
          'entry.json',
          '{"js":["main.js"],"preload":[],"css":[],"fonts":[],"inline":["nothing.js"]}',
          'shell',
        ),
        'shell',
      ),
    /nothing\.js/,
  ],
  [
    'a shell with no entry',
    () => release(changeFile('entry.json', null, 'shell'), 'shell'),
    /entry\.json/,
  ],
  [
    'a budget',
    () => release(named({ weights: { js: { bytes: 20_000, budget: 9_600 } } }), 'catalog'),
    /above its budget of 9,600/,
  ],
  [
    'an unmet need',
    () => release(named({ needs: { shared: '^9.0.0' } }), 'catalog'),
    /needs shared \^9\.0\.0/,
  ],
  [
    'another page than the routes',
    () => release(named({ routes: [{ path: '/other' }] }), 'catalog'),
    /differ in/,
  ],
  [
    'an unknown slot',
    () => release(named({ shows: [{ room: 'basket', expose: './Nothing' }] }), 'catalog'),
    /does not expose it/,
  ],
  [
    'a share of a package that is not live',
    () => release(createBuild('gifts'), 'gifts', { share: 0.1 }),
    /release it to all/,
  ],
  [
    'a preview of a package that is not live',
    () => release(createBuild('gifts'), 'gifts', { preview: true }),
    /release it to all/,
  ],
  [
    'a revision that has changed',
    () => change({ what: 'rollback', names: ['catalog'], revision: 77 }),
    /changed the versions meanwhile/,
  ],
  [
    'a rollback to nothing',
    () => change({ what: 'rollback', names: ['catalog'] }),
    /no older release/,
  ],
  [
    'a rollback to an unknown version',
    () => change({ what: 'rollback', names: ['catalog'], to: '7' }),
    /no release '7'/,
  ],
  [
    'a stored version that is gone',
    () => change({ what: 'stored', versions: { catalog: '7.0.0-00000000' } }),
    /not stored any more/,
  ],
  ['a promotion without a split', () => change({ what: 'promote' }), /no split/],
  [
    'a planned promotion without a split',
    () => change({ what: 'promoteWhenHealthy', minutes: 5 }),
    /no split/,
  ],
  [
    'another package',
    () => change({ what: 'rollback', names: ['content'] }),
    /and not for content/,
  ],
  ['an unknown change', () => change({ what: 'nothing' }), /^Nothing has changed: /],
  [
    'differences of an unknown version',
    async () =>
      readError(await shop.call('/differences?name=catalog&from=1&to=2', { token: secret })),
    /not stored|Name/,
  ],
  [
    'an unknown call',
    async () => readError(await shop.call('/nothing', { token: secret })),
    /nothing at this address/,
  ],
  ['no token', async () => readError(await shop.call('/status')), /valid token is required/],
  [
    'a damaged registry',
    () =>
      withDamaged('registry.json', (damaged, token) => change({ what: 'promote' }, damaged, token)),
    /registry\.json is no registry/,
  ],
  [
    'a damaged registry, at the status',
    () =>
      withDamaged('registry.json', async (damaged, token) =>
        readError(await damaged.call('/status', { token })),
      ),
    /registry\.json is no registry/,
  ],
  [
    'a damaged list of tokens',
    () =>
      withDamaged('tokens.json', async (damaged) =>
        readError(await damaged.call('/status', { token: 'release_x' })),
      ),
    /tokens\.json is no list/,
  ],
];

async function withDamaged(
  file: string,
  call: (damaged: ApiShop, token: string) => Promise<string>,
): Promise<string> {
  const damaged = await startApiShop();
  const token = await damaged.token(['catalog']);
  writeFileSync(join(damaged.store.folder ?? '', file), '{');
  return call(damaged, token.secret);
}

describe('every refusal of the release API', () => {
  for (const [name, call, words] of refusals)
    it(`says in its own words what is wrong, and no path of the machine: ${name}`, async () => {
      const said = await call();
      assert.match(said, words);
      for (const secretPath of [
        tmpdir(),
        process.cwd(),
        '/work',
        'internal error',
        'node:internal',
      ])
        assert.ok(!said.includes(secretPath), said);
    });

  it('has words for each kind of error, also for those that a test cannot cause', () => {
    const toErrorResponse = createErrorResponder(shop.releases);
    const request = { id: 'r1', log: shop.app.log };
    for (const [kind, ErrorClass] of Object.entries(errors)) {
      if (!/Error$/.test(kind)) continue;
      const cause = Object.create((ErrorClass as typeof Error).prototype) as Error;
      cause.message = `Words of ${shop.store.folder}/catalog.`;
      assert.equal(toErrorResponse(cause, request).error, 'Words of catalog.', kind);
    }
    const unforeseen = toErrorResponse(new Error(`ENOENT ${tmpdir()}`), request);
    assert.match(unforeseen.error, /^The shop itself failed\. .* under request r1\.$/);
  });
});
