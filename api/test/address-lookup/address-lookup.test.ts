import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { parseConfig } from '../../src/config/config.ts';
import { AddressLookup } from '../../src/address-lookup/address-lookup.ts';
import {
  type Failure,
  LOOKUP_KEY,
  startFakeIdealPostcodes,
} from '../support/fake-ideal-postcodes.ts';
import { createTestApp } from '../support/test-app.ts';

const fake = await startFakeIdealPostcodes();

const openShop = (env: Record<string, string> = {}) => createTestApp({ ...fake.env, ...env });
type Shop = Awaited<ReturnType<typeof openShop>>;

const lookUp = ({ app }: Shop, postcode: unknown) =>
  app.inject({ method: 'POST', url: '/users/addresses/lookup', payload: { postcode } });

beforeEach(() => {
  fake.failure = null;
  fake.asked = [];
});

describe('the lookup of addresses', () => {
  it('returns the addresses of a postcode in the fields of shipping details', async () => {
    const shop = await openShop();
    const response = await lookUp(shop, 'id11qd');
    assert.equal(response.statusCode, 200, response.body);
    assert.deepEqual(response.json(), {
      status: true,
      data: [
        { address: '2 Barons Court Road, Kings Row', city: 'London', postalcode: 'ID1 1QD' },
        { address: '4 Barons Court Road, Kings Row', city: 'London', postalcode: 'ID1 1QD' },
      ],
    });
  });

  it('writes the names of towns as people do, although they come in capitals', async () => {
    const shop = await openShop();
    const towns = await Promise.all(
      ['NE1 1AA', 'ST1 1AA'].map(async (postcode) => (await lookUp(shop, postcode)).json().data),
    );
    assert.deepEqual(
      towns.flat().map(({ city }) => city),
      ['Newcastle upon Tyne', 'Stoke-on-Trent'],
    );
  });

  it('asks the provider once for every spelling of a postcode, also at the same time', async () => {
    const shop = await openShop();
    await Promise.all(['ID1 1QD', 'id1 1qd', 'ID11QD'].map((text) => lookUp(shop, text)));
    await lookUp(shop, ' id1  1qd ');
    assert.deepEqual(fake.asked, ['ID1 1QD']);
  });

  it('returns nothing for a postcode that the provider does not know', async () => {
    const shop = await openShop();
    const response = await lookUp(shop, 'ZZ1 1ZZ');
    assert.deepEqual([response.statusCode, response.json().data], [200, []]);
  });

  it('refuses what is no British postcode at its field, and asks nobody', async () => {
    const shop = await openShop();
    for (const text of ['', 'London', '12345', 'SW1A 1AA; x', '../keys/1']) {
      const response = await lookUp(shop, text);
      assert.deepEqual([response.statusCode, response.json().field], [400, 'postcode'], text);
    }
    assert.deepEqual(fake.asked, []);
  });

  it('is limited for each address, and says when to try again', async () => {
    const shop = await openShop({ RATE_LIMIT_SCALE: '1' });
    const statuses = new Set<number>();
    for (let count = 0; count < 60; count += 1)
      statuses.add((await lookUp(shop, 'ID1 1QD')).statusCode);
    const refused = await lookUp(shop, 'ID1 1QD');
    assert.deepEqual([...statuses, refused.statusCode], [200, 429]);
    assert.ok(Number(refused.headers['retry-after']) > 0);
  });
});

describe('a provider that fails', () => {
  const cases: Failure[] = [
    ...(['limitOfDay', 'balance', 'rateLimit', 'broken', 'otherShape'] as const),
    ...(['hangs', 'html', 'stalls', 'endless', 'redirects'] as const),
  ];
  for (const failure of cases)
    it(`leaves the shopper with a sentence instead of waiting for it: ${failure}`, async () => {
      const shop = await openShop();
      fake.failure = failure;
      const response = await lookUp(shop, 'ID1 1QD');
      assert.deepEqual(
        [response.statusCode, response.json().code, response.json().error],
        [
          503,
          'lookup_unavailable',
          'We cannot look up addresses at the moment. Please type the address.',
        ],
      );
      assert.doesNotMatch(response.body, new RegExp(LOOKUP_KEY));
    });

  it('is answered for from the cache', async () => {
    const shop = await openShop();
    await lookUp(shop, 'ID1 1QD');
    fake.failure = 'broken';
    assert.equal((await lookUp(shop, 'ID1 1QD')).statusCode, 200);
  });
});

describe('the pause after failures', () => {
  let now = 0;
  const log = { error: () => undefined, info: () => undefined };
  const createLookup = () => {
    const settings = parseConfig(fake.env).addressLookup;
    assert(settings !== null);
    return new AddressLookup(settings, log, () => now);
  };
  const failTimes = async (lookup: AddressLookup, times: number) => {
    for (let count = 0; count < times; count += 1)
      await assert.rejects(lookup.find(`ID1 1Q${'ABDEFG'[count]}`));
  };

  it('begins after three failures in a row and ends after 30 seconds', async () => {
    const lookup = createLookup();
    fake.failure = 'rateLimit';
    await failTimes(lookup, 5);
    assert.equal(fake.asked.length, 3);
    fake.failure = null;
    await assert.rejects(lookup.find('ID1 1QD'));
    now += 30_001;
    assert.equal((await lookup.find('ID1 1QD')).length, 2);
  });

  it('is ten minutes after the first refusal of the account', async () => {
    const lookup = createLookup();
    fake.failure = 'balance';
    await failTimes(lookup, 3);
    assert.equal(fake.asked.length, 1);
    fake.failure = null;
    now += 9 * 60_000;
    await assert.rejects(lookup.find('ID1 1QD'));
    now += 60_001;
    assert.equal((await lookup.find('ID1 1QD')).length, 2);
  });

  it('is not needed for more than eight questions at a time: further ones fail at once', async () => {
    const lookup = createLookup();
    fake.failure = 'hangs';
    const postcodes = Array.from({ length: 12 }, (_, count) => `ID${count + 1} 1QD`);
    const results = await Promise.allSettled(postcodes.map((postcode) => lookup.find(postcode)));
    assert.ok(results.every(({ status }) => status === 'rejected'));
    assert.equal(fake.asked.length, 8);
  });

  it('does not begin for a wrong postcode, and answers are asked for again after an hour', async () => {
    const lookup = createLookup();
    for (const postcode of ['ZZ1 1ZA', 'ZZ1 1ZB', 'ZZ1 1ZD', 'ZZ1 1ZE'])
      assert.deepEqual(await lookup.find(postcode), []);
    await lookup.find('ID1 1QD');
    now += 3_600_001;
    await lookup.find('ID1 1QD');
    assert.equal(fake.asked.filter((postcode) => postcode === 'ID1 1QD').length, 2);
  });
});

describe('the setting ADDRESS_LOOKUP', () => {
  it('announces the feature, and without it the feature is absent and the call is 404', async () => {
    const readFeatures = async ({ app }: Shop) =>
      (await app.inject('/openapi.json')).json().info['x-features'];
    assert.ok((await readFeatures(await openShop())).includes('address-lookup'));
    const plain = await createTestApp();
    assert.ok(!(await readFeatures(plain)).includes('address-lookup'));
    assert.equal((await lookUp(plain, 'ID1 1QD')).statusCode, 404);
  });

  it('ends the start with a line that names it if it is wrong', () => {
    for (const value of ['on', 'idealpostcodes', 'idealpostcodes:', 'royalmail:abc', 'x:y z'])
      assert.throws(() => parseConfig({ ADDRESS_LOOKUP: value }), /ADDRESS_LOOKUP must be/, value);
    assert.throws(
      () => parseConfig({ ...fake.env, ADDRESS_LOOKUP_URL: 'ftp://x' }),
      /ADDRESS_LOOKUP_URL/,
    );
  });
});
