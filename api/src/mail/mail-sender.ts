import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { SettingError } from 'server/settings/error';
import { lockFolder } from '../db/folder-lock.ts';

/** Processes over one data folder that get a lasting name. */
const MAX_SENDERS = 32;

/** How long a name's file may be busy, in ms. */
const PATIENCE_MS = 50;

/** A name for the mails that a process has under way. */
export interface MailSender {
  name: string;
  release(): void;
}

/**
 * Takes the first name of this data folder that no living process has. The operating system frees a killed process's
 * lock, so that whoever has the name next knows that nothing is under way in it. The name holds the machine's name:
 * a copy of the folder elsewhere is another sender. Without a free name it is one that no restart gets again.
 */
export function takeMailSender(dataDir: string): MailSender {
  for (let number = 1; number <= MAX_SENDERS; number += 1) {
    const folder = join(dataDir, 'mail-senders', String(number));
    try {
      const release = lockFolder(folder, PATIENCE_MS);
      return { name: `${hostname()} ${idIn(folder)}`, release };
    } catch (cause) {
      if (!(cause instanceof SettingError)) throw cause;
    }
  }
  return { name: randomUUID(), release: () => undefined };
}

function idIn(folder: string): string {
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
