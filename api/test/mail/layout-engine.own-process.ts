import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import { emailTemplates } from '../../src/email-templates.ts';
import { renderEmail } from '../../src/mail/email/email.ts';
import { createTestApp } from '../support/test-app.ts';

const { db, config } = await createTestApp();

const { cache } = createRequire(import.meta.url);
const isEngineLoaded = () => Object.keys(cache).some((file) => file.includes('/mrml/'));

describe('the email layout engine', () => {
  it('is not loaded before the first email is written', async () => {
    assert.equal(isEngineLoaded(), false);
    await renderEmail(
      emailTemplates,
      { config, db },
      { kind: 'contact-received', to: 'a@example.com' },
    );
    assert.equal(isEngineLoaded(), true);
  });
});
