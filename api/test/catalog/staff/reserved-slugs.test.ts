import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { edgeSegments } from 'server/edge-segments';
import {
  isReservedSlug,
  pageSegments,
  suggestSlug,
} from '../../../src/catalog/staff/checks/reserved-slugs.ts';

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
    const lowerCaseNames = new Set(names.map((name) => name.toLowerCase()));
    assert.deepEqual([...lowerCaseNames].toSorted(), pageSegments);
    for (const name of names) assert.ok(isReservedSlug(name), name);
  });

  it('is suggested from a name with the plain letters that a search finds it by', () => {
    for (const [name, slug] of [
      ['Łódź', 'lodz'],
      ['Smørrebrød & Käse', 'smorrebrod-kase'],
      ['Straße 2', 'strasse-2'],
      ['Ann’s Box – Large', 'anns-box-large'],
      ['日本', ''],
    ] as const)
      assert.equal(suggestSlug(name, 60), slug);
  });

  it('is never one that a server answers itself', () => {
    for (const name of [...edgeSegments, 'static', 'Release-API']) {
      assert.ok(isReservedSlug(name), name);
    }
  });
});
