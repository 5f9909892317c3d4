import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { StoredObject } from '../../../server/test/support/s3-counterpart.ts';

/**
 * Saves the objects of an S3 store in a folder, so that a killed store has all objects when it
 * starts again.
 */
export class FolderMap extends Map<string, StoredObject> {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder).filter((entry) => !entry.startsWith('.'))) {
      const body = readFileSync(join(folder, name));
      const tag = `"${createHash('md5').update(body).digest('hex')}"`;
      super.set(decodeURIComponent(name), { body, tag, at: statSync(join(folder, name)).mtime });
    }
  }

  override set(key: string, object: StoredObject): this {
    const file = join(this.#folder, encodeURIComponent(key));
    const draft = join(this.#folder, '.draft');
    writeFileSync(draft, object.body);
    renameSync(draft, file);
    return super.set(key, object);
  }

  override delete(key: string): boolean {
    rmSync(join(this.#folder, encodeURIComponent(key)), { force: true });
    return super.delete(key);
  }
}
