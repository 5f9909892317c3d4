import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { pictures } from '../src/pictures.ts';
import { svgDocument } from '../src/svg-document.ts';

const folder = new URL('../../api/images/', import.meta.url);

describe('the drawings', () => {
  it('are all of the picture files, each as its source draws it', () => {
    assert.deepEqual(
      readdirSync(folder).sort(),
      Object.keys(pictures)
        .map((name) => `${name}.svg`)
        .sort(),
    );
    for (const [name, picture] of Object.entries(pictures)) {
      const file = readFileSync(new URL(`${name}.svg`, folder), 'utf8');
      assert.ok(file === svgDocument(picture), `${name}.svg differs: npm run draw -w art`);
    }
  });
});
