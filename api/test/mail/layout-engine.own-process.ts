import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { letters } from '../../src/letters.ts';
import { writeLetter } from '../../src/mail/letter.ts';
import { testApp } from '../support/test-app.ts';

const { db, config } = await testApp();

const { cache } = createRequire(import.meta.url);
const isEngineLoaded = () => Object.keys(cache).some((file) => file.includes('/mrml/'));

describe('the email layout engine', () => {
  it('is not loaded before the first email is written', async () => {
    assert.equal(isEngineLoaded(), false);
    await writeLetter(letters, { config, db }, { kind: 'contact-received', to: 'a@example.com' });
    assert.equal(isEngineLoaded(), true);
  });
});
