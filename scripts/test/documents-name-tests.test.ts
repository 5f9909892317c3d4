import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import { resolveFolder } from '../packages.mjs';

it('docs/security.md names for each threat a test file that exists', () => {
  const rows = readFileSync(resolveFolder('docs/security.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| (API\d|V\d|Payments)/.test(line));
  assert.ok(rows.length > 20);
  for (const row of rows) {
    const files = [...row.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file = '']) => file);
    assert.ok(files.length > 0, row);
    for (const file of files) assert.ok(existsSync(resolveFolder(file)), file);
  }
});

const faultTestFolders = [
  ...['.', 'e2e/tests', 'scripts/test', 'scripts/test/long', 'server/test', 'build/test'],
  ...['edge/test', 'releases/test'],
];

const isTestName = (name: string) =>
  faultTestFolders.some((folder) =>
    ['test', 'spec'].some((kind) => existsSync(resolveFolder(`${folder}/${name}.${kind}.ts`))),
  );

it('docs/faults.md names for each fault tests that exist', () => {
  const rows = readFileSync(resolveFolder('docs/faults.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
  assert.ok(rows.length > 40);
  for (const row of rows) {
    const names = [...(row.split('|').at(-2) ?? '').matchAll(/`([a-z][\w/-]*)`/g)].map(
      ([, name = '']) => name,
    );
    assert.ok(names.length > 0, row);
    for (const name of names) assert.ok(isTestName(name), `${name} in: ${row}`);
  }
});
