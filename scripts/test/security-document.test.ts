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
