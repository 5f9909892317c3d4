import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readKeyFile } from 'server/key-file';
import type { Config } from '../../../config/config.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Without this option, Node.js accepts a tag of four bytes, which can be guessed. */
const OPTIONS = { authTagLength: TAG_BYTES };

/**
 * Encrypts texts with a key of the shop, so that a copy of the database does not reveal the texts.
 */
export interface SecretBox {
  /** Encrypts a text. `open` needs the same `owner`. */
  seal(text: string, owner: string): string;
  /** Decrypts a text. Throws if the text was encrypted with another key or for another owner. */
  open(sealedText: string, owner: string): string;
}

/**
 * Returns a box with the key in `STAFF_SECRET_KEY`, or else in the file `staff-secret.key` of the
 * data folder.
 */
export async function openSecretBox({
  dataDir,
  staffSecretKey,
}: Pick<Config, 'dataDir' | 'staffSecretKey'>): Promise<SecretBox> {
  const keyText = staffSecretKey ?? (await readKeyFile(join(dataDir, 'staff-secret.key')));
  const key = createHash('sha256').update(`staff secrets\n${keyText}`).digest();
  return {
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv, OPTIONS).setAAD(Buffer.from(owner));
      const encryptedBytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encryptedBytes]).toString('base64url');
    },
    open(sealedText, owner) {
      const bytes = Buffer.from(sealedText, 'base64url');
      const encryptedStart = IV_BYTES + TAG_BYTES;
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), OPTIONS)
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(IV_BYTES, encryptedStart));
        const decryptedParts = [decipher.update(bytes.subarray(encryptedStart)), decipher.final()];
        return Buffer.concat(decryptedParts).toString('utf8');
      } catch (cause) {
        throw new Error(
          'A sealed text cannot be opened. Set STAFF_SECRET_KEY, or restore staff-secret.key, to the key that sealed it.',
          { cause },
        );
      }
    },
  };
}
