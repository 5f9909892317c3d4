import * as v from 'valibot';
import { id, pence, text } from '../values/readers.ts';
import type { JsonSchema } from './json-schema.ts';
import { findRequestMismatches, findResponseMismatches } from './mismatches.ts';

const record = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

describe('a schema of a response', () => {
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
    expect(findResponseMismatches(schema, record(sent))).toEqual([]);
    expect(findResponseMismatches(schema, record({ ...sent, more: { type: 'null' } }))).toEqual([]);
  });

  it('differs from a renamed field, also inside a list', () => {
    const renamed = { type: 'array', items: record({ amount: { type: 'number' } }) };
    expect(findResponseMismatches(schema, record({ ...sent, rows: renamed }))).toEqual([
      'rows[].price is not sent',
    ]);
  });

  it('differs from a field of another type, even if it has a fallback', () => {
    const changed = { name: record({}), rows: { type: 'string' }, count: { type: 'string' } };
    expect(findResponseMismatches(schema, record(changed))).toEqual([
      'name is not read from {}',
      'rows is not read from "text"',
      'count is not read from "text"',
    ]);
  });

  it('differs from a field that may be missing or null', () => {
    const optional = { ...record({ price: { anyOf: [{ type: 'number' }, { type: 'null' }] } }) };
    expect(
      findResponseMismatches(v.object({ price: pence }), { ...optional, required: [] }),
    ).toEqual(['price may be missing', 'price is not read from null']);
  });

  it('may have fields that only other backends send', () => {
    const { count: _, ...others } = sent;
    expect(findResponseMismatches(schema, record(others), ['count'])).toEqual([]);
    expect(findResponseMismatches(schema, record(sent), ['count'])).toEqual([
      'count is sent after all',
    ]);
  });
});

describe('a schema of a request', () => {
  const request = v.object({ id: v.union([v.number(), v.string()]), note: v.optional(v.string()) });
  const accepted = { id: { type: 'integer' }, note: { type: 'string' } };

  it('matches the same fields', () => {
    expect(findRequestMismatches(request, { ...record(accepted), required: ['id'] })).toEqual([]);
  });

  it('differs from a body with a further required field, an unknown one, or another type', () => {
    const { note, ...others } = accepted;
    expect(findRequestMismatches(request, record(accepted))).toEqual(['note is required']);
    expect(findRequestMismatches(request, record(others))).toEqual(['note is not known']);
    expect(findRequestMismatches(request, record({ id: { type: 'boolean' } }))).toEqual([
      'id has another type',
      'note is not known',
    ]);
    expect(findRequestMismatches(v.object({ id }), record({ id: note }))).toEqual([]);
  });
});
