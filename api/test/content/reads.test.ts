import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testApp } from '../support/test-app.ts';

const { app } = await testApp();

const read = async (url: string) => (await app.inject(url)).json();

describe('the content beside the catalogue', () => {
  it('has banners with a title and a tagline inside data', async () => {
    const { status, data } = await read('/users/getbanners');
    assert.equal(status, true);
    assert.deepEqual(Object.keys(data[0]), ['title', 'tagline', 'picture']);
  });

  it('has a picture and a description about the firm inside data', async () => {
    const { data } = await read('/users/aboutus');
    assert.equal(data.picture, 'about.svg');
    assert.match(data.description, /London/);
  });

  it('has a fit-check gallery and featured products as plain arrays', async () => {
    const [entry] = await read('/users/getfitcheckdata');
    assert.deepEqual(Object.keys(entry), ['id', 'picture', 'url', 'url_label']);
    const featured = await read('/users/getfeatureproductdata');
    const products = await read('/users/getproductsforfitcheck');
    const ids = products.map(({ id }: { id: number }) => id);
    for (const { productid } of featured) assert.ok(ids.includes(productid));
  });
});
