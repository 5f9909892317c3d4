import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { about, banners, fitCheck } from '../../src/seed/data/content.ts';
import { products } from '../../src/seed/data/products.ts';
import { services, subservices } from '../../src/seed/data/services.ts';

const folder = new URL('../../images/', import.meta.url);
const files = new Set(readdirSync(folder));
const shown = [
  about.picture,
  ...[...services, ...subservices, ...banners, ...fitCheck].map(({ picture }) => picture),
  ...products.flatMap((product) => product.pictures),
];

describe('the pictures', () => {
  it('exist for everything that the seed shows', () => {
    assert.deepEqual(
      shown.filter((file) => !files.has(file)),
      [],
    );
  });

  it('are all used, except the one that replaces a failed picture', () => {
    assert.deepEqual(
      [...files].filter((file) => !shown.includes(file)),
      ['placeholder.svg'],
    );
  });

  it('stay below 60 kB, without text, filters or external resources', () => {
    for (const file of files) {
      const svg = readFileSync(new URL(file, folder), 'utf8');
      assert.ok(svg.length < 60_000, `${file} has ${svg.length} bytes`);
      assert.doesNotMatch(svg, /<(text|filter|foreignObject|image|script)|NaN|undefined/);
    }
  });
});
