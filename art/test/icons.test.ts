import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { icons, mark } from '../src/mark.ts';

const folder = new URL('../../edge/icons/', import.meta.url);

describe('the icons', () => {
  it('are the mark as its source draws it', () => {
    const file = readFileSync(new URL('favicon.svg', folder), 'utf8');
    assert.equal(file, mark, 'npm run draw:icons -w art');
  });

  it('have the sizes that they are named by', () => {
    for (const [name, { width }] of Object.entries(icons)) {
      const file = readFileSync(new URL(name, folder));
      assert.equal(file.toString('latin1', 1, 4), 'PNG', name);
      // A PNG's head has its width and height after the 16th byte.
      assert.deepEqual([file.readUInt32BE(16), file.readUInt32BE(20)], [width, width], name);
    }
  });
});
