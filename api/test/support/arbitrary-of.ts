import fc, { type Arbitrary } from 'fast-check';

/** The parts of JSON schema that the routes use. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  maxLength?: number;
}

/** Returns mostly values that match the schema, and sometimes any other value. */
export function createArbitrary(schema: Schema): Arbitrary<unknown> {
  return fc.oneof({ arbitrary: createMatching(schema), weight: 9 }, { arbitrary: junk, weight: 1 });
}

function createMatching(schema: Schema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(createArbitrary));
  if (schema.type === 'object') return record(schema);
  if (schema.type === 'array')
    return fc.array(createArbitrary(schema.items ?? {}), { maxLength: 5 });
  if (schema.type === 'integer') return fc.oneof(fc.integer({ min: 1, max: 80 }), numbers);
  if (schema.type === 'number') return fc.oneof(fc.double(), numbers);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'string') return texts;
  return fc.jsonValue({ maxDepth: 3 });
}

function record({ properties = {}, required = [] }: Schema): Arbitrary<object> {
  const fields = Object.entries(properties).map(
    ([key, part]) => [key, createArbitrary(part)] as const,
  );
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: required });
  const extra = fc.constantFrom({}, { role: 'staff', price: 0.01, id: 1, status: 'paid' });
  return fc.tuple(known, extra).map(([body, more]) => ({ ...more, ...body }));
}

/** Numbers at and beyond every limit, which are sent as numbers and as text. */
const edges = [0, -1, 1, 0.5, 1e-7, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53, 1e21, 1e308, -1e308];
const numbers = fc.oneof(
  fc.constantFrom(...edges),
  fc.constantFrom(...edges.map(String), 'NaN', 'Infinity', '-Infinity', '1e999', '0x10', ' 1 '),
);

const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.emailAddress(),
  fc.constantFrom(
    '',
    ' ',
    'null',
    '{"picture0":1}',
    '[{"id":1,"name":"Keepsake Box","amount":35}]',
    '[]',
    "'; drop table users; --",
    '\u0000',
    'a\u0007b',
    '\ud800',
    '__proto__',
    'x'.repeat(300),
    'x'.repeat(20_000),
    '🪡'.repeat(50),
  ),
  numbers.map(String),
);

const junk: Arbitrary<unknown> = fc.oneof(
  numbers,
  texts,
  fc.constantFrom(null, true, false, [], {}, [[]], { id: {} }, JSON.parse('{"constructor":{}}')),
  fc.jsonValue({ maxDepth: 3 }),
);
