import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testApp } from '../support/test-app.ts';

const { app } = await testApp();

const post = (url: string, payload: object, token?: string) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: token === undefined ? {} : { authorization: `bearer ${token}` },
  });

const password = 'a long password';

describe('signing in', () => {
  it('registers a customer and answers a plain id and a token', async () => {
    const answer = await post('/admin/usersignup', {
      name: '',
      mobile: '',
      username: 'Ann@example.com',
      password,
    });
    const body = answer.json();
    assert.equal(answer.statusCode, 200);
    assert.equal(body.status, true);
    assert.equal(typeof body.userid, 'number');
    assert.equal(body.role, 'customer');
    assert.equal(body.refreshtoken.length, 43);
  });

  it('logs in whatever the case of the e-mail and answers the user as an object', async () => {
    const answer = await post('/admin/userlogin', { username: 'ANN@example.com', password });
    assert.equal(answer.json().status, true);
    assert.deepEqual(Object.keys(answer.json().userid), ['id']);
  });
});
