import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists the mails that the mail server accepted and that the database does not have as sent yet. A
 * process that is killed between the two leaves its list, so that the next process does not send
 * these mails again. Each mail is an empty file with the mail's id as its name. The creation of a
 * file is atomic and takes less time than a commit. The files are not flushed to the disk, so a
 * power failure may lose some of them.
 */
export class AcceptedMails {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Throws if the disk is full. */
  add(id: number): void {
    writeFileSync(this.#getFile(id), '');
  }

  delete(id: number): void {
    rmSync(this.#getFile(id), { force: true });
  }

  listIds(): number[] {
    return readdirSync(this.#folder)
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  }

  #getFile(id: number): string {
    return join(this.#folder, String(id));
  }
}
