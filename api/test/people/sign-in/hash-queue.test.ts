import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BoundedQueue, hashQueue } from '../../../src/people/sign-in/hash-queue.ts';
import { cheapPasswords } from '../../support/cheap-passwords.ts';
import { createTestApp } from '../../support/test-app.ts';

describe('while no further password may wait to be hashed', () => {
  it('a sign-in gets 503 with Retry-After at once and costs no try, and works again later', async () => {
    const { app } = await createTestApp({ RATE_LIMIT_SCALE: '1' }, cheapPasswords);
    const signIn = () =>
      app.inject({
        method: 'POST',
        url: '/admin/userlogin',
        payload: { username: 'shopper@example.com', password: 'a wrong password' },
      });
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const tasks = Array.from({ length: 500 }, () => hashQueue.run(() => end));
    const results = Promise.allSettled(tasks);
    for (let time = 0; time < 20; time += 1) {
      const { statusCode, headers, body } = await signIn();
      assert.deepEqual([statusCode, headers['retry-after']], [503, '5'], body);
    }
    resolve();
    await results;
    assert.deepEqual(
      [(await signIn()).statusCode, (await signIn()).json()],
      [200, { status: false }],
    );
  });
});

describe('a bounded queue', () => {
  it('runs waiting tasks in order, also after one that fails', async () => {
    const queue = new BoundedQueue(1, 2);
    const done: string[] = [];
    const createTask = (name: string) => async () => {
      await Promise.resolve();
      if (name === 'first') throw new Error(name);
      done.push(name);
    };
    const runs = ['first', 'second', 'third', 'fourth'].map((name) => queue.run(createTask(name)));
    const states = (await Promise.allSettled(runs)).map(({ status }) => status);
    assert.deepEqual(states, ['rejected', 'fulfilled', 'fulfilled', 'rejected']);
    assert.deepEqual(done, ['second', 'third']);
  });
});
