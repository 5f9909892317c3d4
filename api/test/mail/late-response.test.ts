import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { parseConfig } from '../../src/config/config.ts';
import { createMailTransport } from '../../src/mail/sending/transport.ts';
import { eventually } from '../support/eventually.ts';
import { startFakeSmtp } from '../support/fake-smtp.ts';
import { chooseByForm } from '../support/in-form.ts';

/**
 * The long form waits longer than a network fault of half a minute, after which TCP delivers the lost
 * response. The short form waits longer than the server may take to greet.
 */
const DELAY_S = chooseByForm({ short: 11, long: 33 });

it(`a mail is sent once if the mail server responds after ${DELAY_S} seconds`, async () => {
  const smtp = await startFakeSmtp();
  const transport = createMailTransport(parseConfig({ SMTP_URL: smtp.url }));
  smtp.silentFor.add('late@example.com');
  const email = { to: 'late@example.com', subject: 'Late', text: 'text', html: '<p>text</p>' };
  const sending = transport.send(email, 1, new AbortController().signal);
  await eventually(async () => assert.equal(smtp.hanging.size, 1));
  await pause(DELAY_S * 1_000);
  for (const socket of smtp.hanging) socket.write('250 ok\r\n');
  await sending;
  assert.deepEqual(smtp.received, ['late@example.com: Late']);
  transport.close();
});
