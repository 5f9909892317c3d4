import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { listWorkspaces } from '../packages.mjs';

const root = join(import.meta.dirname, '../..');
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses?: { license?: { id: string }; expression?: string }[];
}

interface LockEntry {
  /** Name of the package, only if the folder's name differs. */
  name?: string;
  version: string;
  hasInstallScript?: true;
}

/** Licences that require at most a notice. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Zlib',
];

/** Licences with further requirements that are allowed for some packages. */
const EXCEPTIONS: Record<string, { pattern: RegExp; reason: string }> = {
  'LGPL-3.0-or-later': {
    pattern: /^@img\/sharp-/,
    reason: 'A shared library of its own that runs on the server and is not distributed.',
  },
  'OFL-1.1': {
    pattern: /^@(fontsource-variable|expo-google-fonts)\//,
    reason: 'The font files carry their copyright, and their names are not reserved.',
  },
  'MPL-2.0': { pattern: /^axe-core$/, reason: 'Tests use it unchanged.' },
  'CC-BY-4.0': { pattern: /^caniuse-lite$/, reason: 'Builds read its data.' },
};

/**
 * Licences of packages for which the lock file contains no valid licence. The packages' own files
 * state them.
 */
const STATED: Record<string, string> = { 'png-js': 'MIT' };

const readLicences = ({ name, licenses = [] }: Component): string[] =>
  licenses.length === 0
    ? [STATED[name] ?? 'none']
    : licenses.map(({ license, expression }) => license?.id ?? expression ?? 'none');

/**
 * Returns whether a licence expression is allowed. Of the parts of an 'OR', one must be allowed. Of
 * an 'AND', all must be.
 */
function isAllowed(expression: string, name: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isAllowed(part, name));
  return bare
    .split(' AND ')
    .every((id) => ALLOWED.includes(id) || EXCEPTIONS[id]?.pattern.test(name));
}

describe('components of the shop', () => {
  let components: Component[];
  before(() => {
    const list = execFileSync('npm', ['run', '--silent', 'components'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
    });
    const { bomFormat, components: all } = JSON.parse(list);
    assert.equal(bomFormat, 'CycloneDX');
    components = all.filter(({ name }: Component) => !listWorkspaces().includes(name));
  });

  it('are listed with every package of the lock file', () => {
    const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
    const locked = listLocked().map(({ name, version }) => `pkg:npm/${name}@${version}`);
    assert.ok(locked.length > 1000);
    assert.deepEqual(
      locked.filter((name) => !listed.has(name)),
      [],
    );
  });

  it('have licences that are allowed', () => {
    const refused = components.flatMap((component) =>
      readLicences(component)
        .filter((licence) => !isAllowed(licence, component.name))
        .map((licence) => `${component.purl}: ${licence}`),
    );
    assert.deepEqual(refused, []);
  });

  it('have no exception that is no longer needed', () => {
    const names = components.map(({ name }) => name);
    for (const [licence, { pattern }] of Object.entries(EXCEPTIONS))
      assert.ok(
        names.some((name) => pattern.test(name)),
        licence,
      );
    for (const name of Object.keys(STATED)) assert.ok(names.includes(name), name);
  });

  it('run scripts at installation only if package.json allows it', () => {
    const decisions: Record<string, boolean> = readJson('package.json').allowScripts;
    const withScript = listLocked().filter(({ hasInstallScript }) => hasInstallScript);
    assert.deepEqual(
      [...new Set(withScript.map(({ name }) => name))].toSorted(),
      Object.keys(decisions).toSorted(),
      'Read the script, then run npm approve-scripts or npm deny-scripts.',
    );
  });
});

/**
 * Lists the packages of the lock file. Packages that are bundled in other packages have no entry.
 */
function listLocked(): (LockEntry & { name: string })[] {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, LockEntry> };
  return Object.entries(packages)
    .filter(([path, { version }]) => path.includes('node_modules/') && version !== undefined)
    .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1) ?? '', ...entry }));
}
