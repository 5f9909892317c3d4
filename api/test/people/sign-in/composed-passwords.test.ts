import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { addUser } from '../../../src/people/records/accounts.ts';
import { users } from '../../../src/people/records/tables.ts';
import { cheapPasswords } from '../../support/cheap-passwords.ts';
import { createTestApp } from '../../support/test-app.ts';

const { app, db } = await createTestApp({}, cheapPasswords);

/**
 * One password in composed form, as typed on Windows, and in decomposed form, as typed on macOS.
 */
const composed = 'Crème brûlée à la carte'.normalize('NFC');
const decomposed = composed.normalize('NFD');

const post = (url: string, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url, payload, headers });
const logIn = async (username: string, password: string) =>
  (await post('/admin/userlogin', { username, password })).json<{ status: boolean }>().status;
const hashOf = async (email: string) => {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user?.passwordHash ?? '';
};

/**
 * Adds an account with a hash of the password exactly as typed. Older versions of the shop stored
 * such hashes.
 */
async function registerAsTyped(email: string, typed: string): Promise<void> {
  const passwordHash = await hash(typed, cheapPasswords.passwordCost);
  await addUser(db, { role: 'customer', email, passwordHash });
}

describe('a password with accented letters', () => {
  it('is accepted in composed and decomposed form', async () => {
    for (const [at, [chosen, typed]] of [
      [composed, decomposed],
      [decomposed, composed],
      [decomposed, decomposed],
    ].entries()) {
      const username = `new-${at}@example.com`;
      await post('/admin/usersignup', { username, password: chosen });
      assert.equal(await logIn(username, typed ?? ''), true, username);
      assert.equal(await logIn(username, `${typed}!`), false, username);
    }
  });

  it('is accepted as typed for an older hash, which is then replaced', async () => {
    const email = 'before@example.com';
    await registerAsTyped(email, decomposed);
    const before = await hashOf(email);
    assert.equal(await logIn(email, composed), false);
    assert.equal(await hashOf(email), before);
    assert.equal(await logIn(email, decomposed), true);
    const after = await hashOf(email);
    assert.notEqual(after, before);
    assert.equal(await logIn(email, composed), true);
    assert.equal(await logIn(email, decomposed), true);
    assert.equal(await hashOf(email), after);
  });

  it('is accepted for an older hash when the password is changed', async () => {
    const email = 'present@example.com';
    await registerAsTyped(email, decomposed);
    const { refreshtoken } = (
      await post('/admin/userlogin', { username: email, password: decomposed })
    ).json<{ refreshtoken: string }>();
    await db
      .update(users)
      .set({ passwordHash: await hash(decomposed, cheapPasswords.passwordCost) })
      .where(eq(users.email, email));
    const response = await post(
      '/account/password',
      { password: decomposed, newPassword: `${decomposed} 2` },
      { authorization: `bearer ${refreshtoken}` },
    );
    assert.equal(response.statusCode, 200, response.body);
    assert.equal(await logIn(email, `${composed} 2`), true);
  });

  it('gets the same refusal for known and unknown e-mail addresses', async () => {
    await registerAsTyped('known@example.com', composed);
    const responses = await Promise.all(
      ['known@example.com', 'unknown@example.com'].map((username) =>
        post('/admin/userlogin', { username, password: `${decomposed} 3` }),
      ),
    );
    for (const { body } of responses) assert.equal(body, '{"status":false}');
  });
});
