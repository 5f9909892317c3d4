import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { foldText } from 'contract/values/fold-text';
import { sql } from 'drizzle-orm';
import { queryRows } from '../../src/db/db.ts';
import { createTestApp } from '../support/test-app.ts';

const { db } = await createTestApp();

/** Latin, Greek, Cyrillic, Hebrew and Arabic letters, marks, punctuation, and compatibility forms. */
const blocks: [number, number][] = [
  [0x20, 0x6ff],
  [0x1e00, 0x218f],
  [0x2e00, 0x30ff],
  [0xfb00, 0xfffd],
];

describe('the folding of searched texts', () => {
  it('is the same in the database and in the code', async () => {
    const letters = blocks.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
    const texts = letters.map((letter) => `O${letter}x'-`);
    const rows = await queryRows<{ text: string; folded: string }>(
      db,
      sql`select text, fold_text(text) as folded from json_array_elements_text(${JSON.stringify(texts)}::json) as text`,
    );
    assert.equal(rows.length, texts.length);
    const different = rows.filter(({ text, folded }) => foldText(text) !== folded);
    assert.deepEqual(different, []);
  });
});
