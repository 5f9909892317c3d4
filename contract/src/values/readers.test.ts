import * as v from 'valibot';
import { readList, readRecord } from '../responses/answers.ts';
import { customerSchema } from '../accounts/customer.ts';
import { listProductImages, productSchema } from '../catalog/product.ts';
import { id, integer } from './readers.ts';
import { serviceSchema } from '../catalog/service.ts';

const row = { id: 1, name: 'A' };
const schema = v.object({ id, name: v.string() });

describe('responses (rules 40 and 41)', () => {
  it('are read with the list in data or as the response itself', () => {
    expect(readList(schema, [row])).toEqual([row]);
    expect(readList(schema, { status: true, data: [row] })).toEqual([row]);
  });

  it.each([null, '', undefined, { data: null }])(
    'mean an empty list if they are %p',
    (response) => {
      expect(readList(schema, response)).toEqual([]);
    },
  );

  it.each([
    { status: false },
    { status: false, data: [] },
    { status: false, message: 'No orders found' },
    { status: 0, error: 'The cart is empty' },
    { error: 'Not found.' },
    { error: null, data: [] },
    { data: {} },
    {},
    { status: 200, message: 'Orders fetched', data: [] },
    { status: 'success', success: true, data: [] },
    { status: 'error', message: 'No orders found', data: [] },
  ])('are an empty list if nothing was found (%j)', (response) => {
    expect(readList(schema, response)).toEqual([]);
  });

  it.each([
    [{ status: false, error: 'Away' }, 'Away'],
    [{ status: 'false', message: 'Try later' }, 'Try later'],
    [{ error: 'No connection to the database', data: [] }, 'No connection to the database'],
    [{ error: { code: 1 } }, 'The server answered with an error.'],
    ['<html>Bad gateway</html>', 'The server answered with text instead of data.'],
    [{ data: 'Away' }, 'The server answered with text instead of data.'],
    [{ error: 'relation "orders" does not exist' }, 'relation "orders" does not exist'],
    [{ status: false, message: 'No space left on device' }, 'No space left on device'],
    [{ status: false, error: 'Host not found' }, 'Host not found'],
    [{ status: false, message: 'Nothing works today' }, 'Nothing works today'],
    [{ message: 'Database away' }, 'Database away'],
    [{ status: 'error', message: 'relation "orders" does not exist', data: [] }, 'relation'],
    [{ status: 500, message: 'boom', data: [] }, 'boom'],
    [{ success: false, message: 'boom', data: [] }, 'boom'],
    [{ status: 'error' }, 'The server answered with an error.'],
    [false, 'The server answered with something else than data.'],
    [{ data: 7 }, 'The server answered with something else than data.'],
    [{ status: true, data: true }, 'The server answered with something else than data.'],
    [{ code: 500, trace: 'at line 7' }, 'The answer could not be read.'],
    [[{ code: 500 }], 'The answer could not be read.'],
  ])("are a failure unless they mean 'nothing found' (%j, rule 9)", (response, text) => {
    expect(() => readList(schema, response)).toThrow(text);
    expect(() => readRecord(schema, response)).toThrow(text);
  });

  it('are read without unreadable rows, which are logged', () => {
    expect(readList(schema, [row, { id: 2 }])).toEqual([row]);
    expect(console.warn).toHaveBeenCalled();
  });

  it.each([
    null,
    [],
    '',
    {},
    { data: [] },
    { data: null },
    { status: false },
    { status: false, error: 'Customer not found' },
    { status: true, message: 'No data found!', data: null },
  ])('mean no customer if they are %p', (response) => {
    expect(readRecord(customerSchema, response)).toBeNull();
  });

  it('return the record in data, as the response itself or first in a list', () => {
    const ownStatus = { ...row, status: 0, message: 'Call back' };
    for (const response of [row, [row], { data: row }, { data: [row] }, { data: ownStatus }]) {
      expect(readRecord(schema, response)).toEqual(row);
    }
  });
});

describe('numbers and text (rule 41)', () => {
  it('are accepted in either form, and numeric ids become numbers', () => {
    expect(v.parse(v.array(id), [7, '7', 'a7', '007'])).toEqual([7, 7, 'a7', '007']);
    expect(v.parse(v.array(integer), ['9', 9, null, 'x'])).toEqual([9, 9, 0, 0]);
  });

  it('give the same service from numbers and from text', () => {
    const numbers = {
      id: 1,
      name: 'A',
      slug: 'a',
      priority: 3,
      isHome: 1,
      hasSubservices: 0,
      delivery: 2,
    };
    const texts = {
      id: '1',
      name: 'A',
      slug: 'a',
      priority: '3',
      isHome: '1',
      hasSubservices: '0',
      delivery: '2',
    };
    expect(v.parse(serviceSchema, texts)).toEqual(v.parse(serviceSchema, numbers));
  });
});

describe('an invalid amount', () => {
  it.each(['', ' ', 'free', 1e300, '1e20', null, {}])('%p drops only its own row', (price) => {
    const good = { id: 1, name: 'Gown', price: '10' };
    const rows = readList(productSchema, [{ ...good, price }, good]);
    expect(rows).toMatchObject([{ price: 1000 }]);
  });
});

describe('product pictures (specification, section 8)', () => {
  const product = (image: unknown) =>
    v.parse(productSchema, { id: 1, name: 'Gown', price: '10', image });

  it('are the values of the image JSON', () => {
    expect(listProductImages(product('{"picture0":"a.svg","picture1":"b.svg"}'))).toEqual([
      'a.svg',
      'b.svg',
    ]);
  });

  it('are an empty list if the JSON cannot be parsed, which is logged', () => {
    expect(listProductImages(product('{"picture0":'))).toEqual([]);
    expect(console.warn).toHaveBeenCalled();
  });

  it('are an empty list without an image', () => {
    expect([null, '', '[]', 'null', '7'].map((image) => listProductImages(product(image)))).toEqual(
      [[], [], [], [], []],
    );
  });
});
