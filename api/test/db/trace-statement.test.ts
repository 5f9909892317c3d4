import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeStatement } from '../../src/db/trace-statement.ts';

describe('the description of a statement', () => {
  it('is its operation and table', () => {
    for (const [text, expected] of [
      ['select "id" from "products" where "id" = $1', 'SELECT products'],
      ['insert into "orders" ("id") values ($1)', 'INSERT orders'],
      ['update only users set name = $1', 'UPDATE users'],
      ['begin', 'BEGIN '],
      ['', 'OTHER '],
    ] as const) {
      const { operation, table } = describeStatement(text);
      assert.equal(`${operation} ${table}`, expected);
    }
  });

  it('has nothing of a quoted value, although that looks like a statement', () => {
    const text = "begin; select 'x from marked_name', set_config('a', 'from marked_name', true)";
    assert.deepEqual(describeStatement(text), { operation: 'BEGIN', table: '' });
  });
});
