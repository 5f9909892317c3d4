import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { lockMailSender } from '../../src/mail/mail-sender.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'shop-sender-'));
after(() => rm(dataDir, { recursive: true }));

it('a sender has a unique name until it is released, and the next sender reuses the name', () => {
  const [first, second] = [lockMailSender(dataDir), lockMailSender(dataDir)];
  assert.notEqual(first.name, second.name);
  first.release();
  const next = lockMailSender(dataDir);
  assert.equal(next.name, first.name);
  next.release();
  second.release();
});

it('a sender has the unrecorded mails of the process before it', () => {
  const crashed = lockMailSender(dataDir);
  crashed.acceptedMails?.add(7);
  crashed.acceptedMails?.add(12);
  crashed.acceptedMails?.delete(12);
  crashed.release();
  const next = lockMailSender(dataDir);
  assert.deepEqual(next.acceptedMails?.listIds(), [7]);
  next.release();
});
