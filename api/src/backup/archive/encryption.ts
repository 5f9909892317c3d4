import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { SettingError } from 'server/settings/error';

/** Format of keys of the encryption tool `age`. This tool can also decrypt the archives. */
const KEY_FORM = /^AGE-SECRET-KEY-1[A-Z0-9]+$/;

/**
 * Returns the key in `keyFile`, or in `BACKUP_KEY` if no file is named. Returns null if the file is
 * empty, or if the setting is empty or missing. Throws a `SettingError` for an invalid key. Ignores
 * lines that begin with '#', because `age-keygen` writes such comments.
 */
export async function readBackupKey(
  keyFile: string | undefined,
  env: NodeJS.ProcessEnv,
): Promise<string | null> {
  const text = keyFile === undefined ? env['BACKUP_KEY'] : await readFile(keyFile, 'utf8');
  if (text === undefined || text === '') return null;
  const key = text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('#'));
  if (key !== undefined && KEY_FORM.test(key)) return key;
  throw new SettingError(
    keyFile === undefined ? 'BACKUP_KEY' : keyFile,
    "must hold a key like AGE-SECRET-KEY-1…: 'npm run backup -- --new-key FILE' makes one",
  );
}

export const createBackupKey = (): Promise<string> => generateX25519Identity();

export async function encrypt(plain: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  return toNodeStream(await encrypter.encrypt(toWeb(plain)));
}

/**
 * Decrypts an archive. Rejects if the key is wrong. The returned stream fails if a byte of the
 * archive was changed or is missing.
 */
export async function decrypt(encryptedStream: Readable, key: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  try {
    return toNodeStream(await decrypter.decrypt(toWeb(encryptedStream)));
  } catch (cause) {
    throw new Error('The archive cannot be opened with this key.', { cause });
  }
}

const toWeb = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;

const toNodeStream = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as ReadableStream);
