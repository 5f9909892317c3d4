import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RELEASE_ALERTS_KEY } from 'server/release-alerts';
import { openStore } from 'server/store/open-store';
import { mails } from '../../src/mail/queue/tables.ts';
import { AlertMailQueue } from '../../src/releases/alerts/queue-alert-mails.ts';
import { alertFacts } from '../support/release-alert.ts';
import { createTestApp } from '../support/test-app.ts';

const { db, config } = await createTestApp();
const store = await openStore(config.releaseStore);

const toAlert = (number: number, mail: string | null) => ({
  id: `msg_${number}`,
  key: `key ${number}`,
  at: new Date().toISOString(),
  ...alertFacts,
  owner: 'catalogue',
  deliveries: { webhook: null, mail },
});

/** Writes the document as the release service does. */
async function writeAlerts(...alerts: object[]): Promise<void> {
  const body = Buffer.from(JSON.stringify({ revision: 1, alerts }));
  const earlier = await store.read(RELEASE_ALERTS_KEY);
  if (earlier === null) await store.create(RELEASE_ALERTS_KEY, body);
  else await store.replace(RELEASE_ALERTS_KEY, body, earlier.tag);
}

const listRecipients = async () =>
  (await db.select().from(mails).orderBy(mails.id)).map(({ job }) => job['to']);

describe('alerts of the release service', () => {
  it('are mailed to the owner once, by however many processes, and alerts without an address are not', async () => {
    const [queue, otherQueue] = [new AlertMailQueue(config, db), new AlertMailQueue(config, db)];
    await queue.queueNewMails();
    const first = toAlert(1, 'catalogue@example.com');
    await writeAlerts(first, toAlert(2, null));
    await Promise.all([queue.queueNewMails(), otherQueue.queueNewMails()]);
    assert.deepEqual(await listRecipients(), ['catalogue@example.com']);
    await writeAlerts(first, toAlert(3, 'releases@example.com'));
    await queue.queueNewMails();
    await otherQueue.queueNewMails();
    assert.deepEqual(await listRecipients(), ['catalogue@example.com', 'releases@example.com']);
  });
});
