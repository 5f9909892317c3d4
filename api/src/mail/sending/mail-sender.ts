import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from 'server/settings/error';
import { lockFolder } from '../../db/folder-lock.ts';
import { AcceptedMails } from './accepted-mails.ts';

/** Largest number of processes on one data folder that get a permanent sender name. */
const MAX_SENDERS = 32;

/** Longest wait for the lock of a name, in ms. */
const LOCK_TIMEOUT_MS = 50;

/**
 * The name with which a process claims mails. A process has the same name again after a restart.
 */
export interface MailSender {
  name: string;
  /** Null if the name is random, because no later process then has the same name. */
  acceptedMails: AcceptedMails | null;
  release(): void;
}

/**
 * Locks and returns the first sender name of this data folder that no running process holds. The
 * operating system releases the lock of a crashed process. The next holder of the name may then
 * send the mails that the crashed process had claimed. Returns a random name if all names are in
 * use.
 */
export function lockMailSender(dataDir: string): MailSender {
  for (const folder of listSenderFolders(dataDir)) {
    const sender = tryLockSender(folder, LOCK_TIMEOUT_MS);
    if (sender !== null) return sender;
  }
  return { name: randomUUID(), acceptedMails: null, release: () => undefined };
}

/**
 * Locks and returns the senders of crashed processes, one after another. Releases each sender
 * before it locks the next one.
 */
export function* lockCrashedSenders(dataDir: string): Generator<MailSender> {
  for (const folder of listSenderFolders(dataDir)) {
    const sender = existsSync(folder) ? tryLockSender(folder, 0) : null;
    if (sender === null) continue;
    try {
      yield sender;
    } finally {
      sender.release();
    }
  }
}

const listSenderFolders = (dataDir: string) =>
  Array.from({ length: MAX_SENDERS }, (_, index) =>
    join(dataDir, 'mail-senders', String(index + 1)),
  );

/**
 * Returns null if another process holds the lock. The name contains the folder's inode number,
 * because a copy of the folder on another machine must be another sender. The name contains no host
 * name, because each new container has another one.
 */
function tryLockSender(folder: string, timeoutMs: number): MailSender | null {
  const release = tryLockFolder(folder, timeoutMs);
  if (release === null) return null;
  try {
    const acceptedMails = new AcceptedMails(join(folder, 'accepted'));
    return { name: `${statSync(folder).ino} ${readOrCreateId(folder)}`, acceptedMails, release };
  } catch (cause) {
    release();
    throw cause;
  }
}

function tryLockFolder(folder: string, timeoutMs: number): (() => void) | null {
  try {
    return lockFolder(folder, timeoutMs);
  } catch (cause) {
    if (!(cause instanceof SettingError)) throw cause;
    return null;
  }
}

function readOrCreateId(folder: string): string {
  const file = join(folder, 'id');
  try {
    const id = readFileSync(file, 'utf8');
    if (id.length === 36) return id;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
  }
  const id = randomUUID();
  writeFileSync(file, id);
  return id;
}
