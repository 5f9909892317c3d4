import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isReservedSlug } from '../../../src/catalogue-desk/drafts/reserved-slugs.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

describe('the address of a service', () => {
  it('is never that of a page of a remote', () => {
    const files = globSync('*/remote.json', { cwd: root });
    const segments = files.flatMap((file) => {
      const { routes } = JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as {
        routes: { path: string }[];
      };
      return routes.map(({ path }) => path.split('/')[1] ?? '');
    });
    const names = segments.filter((segment) => segment !== '' && !segment.startsWith(':'));
    assert.ok(names.length > 20);
    assert.deepEqual(
      names.filter((name) => !isReservedSlug(name)),
      [],
    );
  });
});
