import assert from 'node:assert/strict';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it, mock } from 'node:test';
import { lockCrashedSenders, lockMailSender } from '../../src/mail/sending/mail-sender.ts';

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

it('a sender keeps its name in another container, which has another host name', () => {
  const first = lockMailSender(dataDir);
  first.release();
  const otherName = mock.method(os, 'hostname', () => 'another-container');
  syncBuiltinESMExports();
  const next = lockMailSender(dataDir);
  next.release();
  otherName.mock.restore();
  syncBuiltinESMExports();
  assert.equal(next.name, first.name);
});

it('a sender has another name in a copy of the data folder', async () => {
  const original = lockMailSender(dataDir);
  original.release();
  const copyFolder = `${dataDir}-copy`;
  after(() => rm(copyFolder, { recursive: true }));
  await cp(dataDir, copyFolder, { recursive: true });
  const copy = lockMailSender(copyFolder);
  copy.release();
  assert.notEqual(copy.name, original.name);
});

it('a running process locks the senders of crashed processes only, one at a time', () => {
  const [crashed, running] = [lockMailSender(dataDir), lockMailSender(dataDir)];
  const listCrashedNames = () => Array.from(lockCrashedSenders(dataDir), ({ name }) => name);
  assert.deepEqual(listCrashedNames(), []);
  crashed.acceptedMails?.add(9);
  crashed.release();
  for (const sender of lockCrashedSenders(dataDir)) {
    assert.equal(sender.name, crashed.name);
    assert.deepEqual(sender.acceptedMails?.listIds(), [9]);
    sender.acceptedMails?.delete(9);
    assert.deepEqual(listCrashedNames(), []);
  }
  assert.deepEqual(listCrashedNames(), [crashed.name]);
  running.release();
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
