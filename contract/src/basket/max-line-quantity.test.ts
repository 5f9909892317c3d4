import { findDataSchema } from '../testing/json-schema.ts';
import { MAX_LINE_QUANTITY } from './max-line-quantity.ts';

test.each(['GET users/getcartitems/{userid}', 'GET users/getpackageitems/{userid}'])(
  'the maximum quantity of a line is that of our backend (%s of its OpenAPI document)',
  (call) => {
    expect(findDataSchema(call).properties?.['cartquantity']).toMatchObject({
      minimum: 1,
      maximum: MAX_LINE_QUANTITY,
    });
  },
);
