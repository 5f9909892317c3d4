import * as v from 'valibot';
import { pence, text } from '../values/readers.ts';
import { findMismatches, type JsonSchema } from './mismatches.ts';

const record = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

describe('a schema that reads a response', () => {
  const schema = v.object({
    name: text,
    rows: v.fallback(v.array(v.object({ price: pence })), []),
    count: v.fallback(v.number(), 0),
  });
  const row = record({ price: { type: 'number' } });
  const sent = {
    name: { type: 'string' },
    rows: { type: 'array', items: row },
    count: { type: 'integer' },
  };

  it('matches the same fields, and more of them', () => {
    expect(findMismatches(schema, record(sent))).toEqual([]);
    expect(findMismatches(schema, record({ ...sent, more: { type: 'null' } }))).toEqual([]);
  });

  it('differs from a renamed field, also inside a list', () => {
    const renamed = { type: 'array', items: record({ amount: { type: 'number' } }) };
    expect(findMismatches(schema, record({ ...sent, rows: renamed }))).toEqual([
      'rows[].price is not sent',
    ]);
  });

  it('differs from a field of another type, even if it has a fallback', () => {
    const changed = { name: record({}), rows: { type: 'string' }, count: { type: 'string' } };
    expect(findMismatches(schema, record(changed))).toEqual([
      'name is not read from {}',
      'rows is not read from "text"',
      'count is not read from "text"',
    ]);
  });

  it('differs from a field that may be missing or null', () => {
    const optional = { ...record({ price: { anyOf: [{ type: 'number' }, { type: 'null' }] } }) };
    expect(findMismatches(v.object({ price: pence }), { ...optional, required: [] })).toEqual([
      'price may be missing',
      'price is not read from null',
    ]);
  });

  it('may have fields that only other backends send', () => {
    const { count: _, ...others } = sent;
    expect(findMismatches(schema, record(others), ['count'])).toEqual([]);
    expect(findMismatches(schema, record(sent), ['count'])).toEqual(['count is sent after all']);
  });
});
