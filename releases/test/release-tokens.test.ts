import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addToken, isTokenValid, listTokens, revokeToken } from '../src/tokens/tokens.ts';
import { listStoreKinds } from './support/stores.ts';

const catalogue = { packages: ['catalog'], holder: 'catalogue team', days: 90 };
const DAY = 86_400_000;

for (const { kind, open } of await listStoreKinds()) {
  describe(`release tokens in ${kind}`, () => {
    it('are listed with holder, packages and expiry', async () => {
      const store = open()();
      const { token } = await addToken(store, catalogue, 'Ada');
      assert.deepEqual(await listTokens(store), [token]);
      assert.deepEqual(
        [token.packages, token.holder, token.madeBy],
        [['catalog'], 'catalogue team', 'Ada'],
      );
      assert.equal(Date.parse(token.expiresAt) - Date.parse(token.madeAt), 90 * DAY);
    });

    it('have 256 random bits and are stored only as hashes', async () => {
      const store = open()();
      const made = await Promise.all([1, 2, 3].map(() => addToken(store, catalogue, 'Ada')));
      const bits = made.map(({ secret }) => secret.replace(/^release_/, ''));
      assert.equal(new Set(bits).size, 3);
      const stored = String((await store.read('tokens.json'))?.body);
      for (const one of bits) {
        assert.equal(Buffer.from(one, 'base64url').length, 32);
        assert.ok(!stored.includes(one));
      }
      assert.equal((await listTokens(store)).length, 3);
    });

    it('end when they are revoked, which the list shows', async () => {
      const store = open()();
      const { token } = await addToken(store, catalogue, 'Ada');
      await addToken(store, { ...catalogue, holder: 'another team' }, 'Ada');
      await revokeToken(store, token.id, 'Grace');
      await revokeToken(store, token.id, 'Edsger');
      const [first, second] = await listTokens(store);
      assert.ok(first && second);
      assert.equal(first.revoked?.by, 'Grace');
      assert.deepEqual(
        [isTokenValid(first, Date.now()), isTokenValid(second, Date.now())],
        [false, true],
      );
    });

    it('leave the list a year after their end', async (t) => {
      const store = open()();
      await addToken(store, { ...catalogue, days: 1 }, 'Ada');
      t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 300 * DAY });
      await addToken(store, catalogue, 'Ada');
      assert.equal((await listTokens(store)).length, 2);
      t.mock.timers.tick(100 * DAY);
      await addToken(store, catalogue, 'Ada');
      assert.equal((await listTokens(store)).length, 2);
    });

    it('are reported as missing for an unknown id', async () => {
      await assert.rejects(revokeToken(open()(), 'nobody', 'Ada'), /There is no token 'nobody'/);
    });
  });
}
