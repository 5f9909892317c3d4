import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { SettingError } from 'server/settings/error';
import { lockFolder } from '../db/folder-lock.ts';
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
 * send the mails that the crashed process had claimed. The name contains the host name, because a
 * copy of the folder on another machine must be another sender. Returns a random name if all names
 * are in use.
 */
export function lockMailSender(dataDir: string): MailSender {
  for (let number = 1; number <= MAX_SENDERS; number += 1) {
    const folder = join(dataDir, 'mail-senders', String(number));
    try {
      const release = lockFolder(folder, LOCK_TIMEOUT_MS);
      const acceptedMails = new AcceptedMails(join(folder, 'accepted'));
      return { name: `${hostname()} ${readOrCreateId(folder)}`, acceptedMails, release };
    } catch (cause) {
      if (!(cause instanceof SettingError)) throw cause;
    }
  }
  return { name: randomUUID(), acceptedMails: null, release: () => undefined };
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
