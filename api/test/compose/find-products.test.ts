import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FoundProduct, FoundService } from 'contract/compose/price-calls';
import { createComposingShop } from '../support/composing.ts';
import { dress, sendPost } from '../support/shopping.ts';

const { app, clerk, shopper } = await createComposingShop();

const find = async (search: string) => {
  const response = await sendPost(app, clerk, '/staff/compositions/products', { search });
  assert.equal(response.statusCode, 200, response.body);
  return response.json<{ data: FoundProduct[]; services: FoundService[] }>();
};

const names = async (search: string) => (await find(search)).data.map(({ name }) => name);

describe('the search of products at the desk', () => {
  it('finds by the beginnings of words, in any case and with accents', async () => {
    const [first = ''] = await names('tea-length');
    assert.equal(first, 'Tea-Length Dress Clean');
    assert.ok((await names('DRÉSS cle')).includes(first));
    assert.deepEqual(await names('ength'), []);
    assert.deepEqual(await names('%'), await names(''));
  });

  it('finds by the name of the service, those by the product’s own name first', async () => {
    const { data } = await find('removal');
    const ranks = data.map(({ name }) => (/removal/i.test(name) ? 0 : 1));
    assert.deepEqual(ranks, ranks.toSorted());
    assert.ok(data.length > 1);
  });

  it('has pence, the first picture and the add-ons that the product offers', async () => {
    const found = (await find('tea-length')).data.find(
      ({ productid }) => productid === dress.productid,
    );
    assert(found !== undefined);
    assert.equal(found.price, 14_500);
    assert.match(found.image, /\.\w+$/);
    assert.deepEqual(
      found.addons
        .filter(({ addonid }) => [1, 3].includes(addonid))
        .map(({ addonid, price, personalisedprice }) => [addonid, price, personalisedprice]),
      [
        [1, 3_500, 5_500],
        [3, 1_800, null],
      ],
    );
  });

  it('lists the services of free lines with VAT rate and booking kind', async () => {
    const { services } = await find('');
    assert.ok(services.some(({ kind, trade }) => kind === 'move' && trade === 'move'));
    assert.ok(services.some(({ kind, trade }) => kind === 'goods' && trade === null));
    assert.ok(services.every(({ vatrate }) => vatrate === 20));
  });

  it('is for staff only', async () => {
    const response = await sendPost(app, shopper, '/staff/compositions/products', {});
    assert.equal(response.statusCode, 403);
  });
});
