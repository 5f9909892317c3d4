import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_LINE_QUANTITY } from './max-line-quantity.ts';

interface Description {
  paths: Record<string, { get: { responses: { 200: { content: Answers } } } }>;
}
type Answers = Record<
  'application/json',
  { schema: { properties: { data: { items: { properties: Record<string, Limits> } } } } }
>;
interface Limits {
  minimum?: number;
  maximum?: number;
}

const { paths } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8'),
) as Description;

test.each(['/users/getcartitems/{userid}', '/users/getpackageitems/{userid}'])(
  'the maximum quantity of a line is that of our backend (%s of its OpenAPI document)',
  (path) => {
    const { schema } = paths[path]?.get.responses[200].content['application/json'] ?? {};
    expect(schema?.properties.data.items.properties['cartquantity']).toMatchObject({
      minimum: 1,
      maximum: MAX_LINE_QUANTITY,
    });
  },
);
