import type { CrewJobs, CrewPress } from 'contract/work/crew/crew-calls';
import type { PressMemory, QueuedPress } from 'contract/work/crew/press-queue';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Name of the database on the phone. Everything personal of this page is in it. */
const DATABASE_NAME = 'crew';

/** A photo that the backend has not stored yet. */
export interface QueuedPhoto {
  /** UUID of the upload. */
  key: string;
  orderno: string;
  trade: CrewPress['trade'];
  /** Day of the job. */
  day: string;
  at: string;
  content: Blob;
}

/** A press that the backend refused, with the reason as a sentence for the crew. */
export interface Refusal {
  key: string;
  orderno: string;
  trade: CrewPress['trade'];
  day: string;
  what: string;
  sentence: string;
}

interface StoredPress {
  press: CrewPress;
  day: string;
}

interface CrewSchema extends DBSchema {
  jobs: { key: 'jobs'; value: CrewJobs };
  presses: { key: number; value: StoredPress };
  photos: { key: string; value: QueuedPhoto };
  refusals: { key: string; value: Refusal };
}

const STORES = ['jobs', 'presses', 'photos', 'refusals'] as const;

/** Database of the phone with the crew's jobs and the presses that are not sent yet. */
export class CrewMemory implements PressMemory {
  readonly #db: IDBPDatabase<CrewSchema>;
  readonly #describe: (press: CrewPress) => string;

  #isClosed = false;

  private constructor(db: IDBPDatabase<CrewSchema>, describe: (press: CrewPress) => string) {
    this.#db = db;
    this.#describe = describe;
  }

  /** `describe` names a press for the crew. */
  static async open(describe: (press: CrewPress) => string): Promise<CrewMemory> {
    const memories: CrewMemory[] = [];
    const db = await openDB<CrewSchema>(DATABASE_NAME, 1, {
      upgrade(database) {
        database.createObjectStore('jobs');
        database.createObjectStore('presses', { autoIncrement: true });
        database.createObjectStore('photos', { keyPath: 'key' });
        database.createObjectStore('refusals', { keyPath: 'key' });
      },
      // A sign-out deletes the database, also in another tab.
      blocking: () => memories.forEach((memory) => memory.close()),
      terminated: () => memories.forEach((memory) => memory.close()),
    });
    const memory = new CrewMemory(db, describe);
    memories.push(memory);
    return memory;
  }

  async readJobs(): Promise<CrewJobs | null> {
    return (await this.#db.get('jobs', 'jobs')) ?? null;
  }

  /** Replaces the jobs. Deletes everything first if it belongs to another account. */
  async writeJobs(jobs: CrewJobs): Promise<void> {
    const former = await this.readJobs();
    if (former !== null && former.userid !== jobs.userid) await this.clear();
    await this.#db.put('jobs', jobs, 'jobs');
  }

  /** Deletes the jobs. The account stays, so that another one does not send what this one pressed. */
  async deleteJobs(): Promise<void> {
    const stored = await this.readJobs();
    if (stored !== null) await this.#db.put('jobs', { ...stored, crew: '', jobs: [] }, 'jobs');
  }

  async add(press: CrewPress, day: string): Promise<void> {
    await this.#db.add('presses', { press, day });
  }

  async list(): Promise<QueuedPress[]> {
    const transaction = this.#db.transaction('presses');
    const [ids, values] = await Promise.all([
      transaction.store.getAllKeys(),
      transaction.store.getAll(),
      transaction.done,
    ]);
    return values.map(({ press }, index) => ({ id: ids[index] ?? 0, press }));
  }

  async remove(id: number): Promise<void> {
    await this.#db.delete('presses', id);
  }

  async refuse({ id, press }: QueuedPress, sentence: string): Promise<void> {
    const { day = '' } = (await this.#db.get('presses', id)) ?? {};
    const { key, orderno, trade } = press;
    const what = this.#describe(press);
    const transaction = this.#db.transaction(['presses', 'refusals'], 'readwrite');
    await Promise.all([
      transaction.objectStore('refusals').put({ key, orderno, trade, day, what, sentence }),
      transaction.objectStore('presses').delete(id),
      transaction.done,
    ]);
  }

  async addPhoto(photo: QueuedPhoto): Promise<void> {
    await this.#db.put('photos', photo);
  }

  listPhotos(): Promise<QueuedPhoto[]> {
    return this.#db.getAll('photos');
  }

  async removePhoto(key: string): Promise<void> {
    await this.#db.delete('photos', key);
  }

  async refusePhoto({ key, orderno, trade, day }: QueuedPhoto, sentence: string): Promise<void> {
    const refusal = { key, orderno, trade, day, what: 'Photo', sentence };
    const transaction = this.#db.transaction(['photos', 'refusals'], 'readwrite');
    await Promise.all([
      transaction.objectStore('refusals').put(refusal),
      transaction.objectStore('photos').delete(key),
      transaction.done,
    ]);
  }

  listRefusals(): Promise<Refusal[]> {
    return this.#db.getAll('refusals');
  }

  async removeRefusal(key: string): Promise<void> {
    await this.#db.delete('refusals', key);
  }

  /**
   * Deletes jobs of past days, and what was not sent by the end of the day after the job, because the
   * backend takes it no longer.
   */
  async deletePastDays(today: string, yesterday: string): Promise<void> {
    const stored = await this.readJobs();
    if (stored !== null) {
      const jobs = stored.jobs.filter(({ day }) => day >= today);
      await this.#db.put('jobs', { ...stored, jobs }, 'jobs');
    }
    const transaction = this.#db.transaction(['presses', 'photos', 'refusals'], 'readwrite');
    const deleteOldRows = async (name: 'presses' | 'photos' | 'refusals') => {
      let cursor = await transaction.objectStore(name).openCursor();
      while (cursor !== null) {
        if (cursor.value.day < yesterday) await cursor.delete();
        cursor = await cursor.continue();
      }
    };
    await Promise.all([
      deleteOldRows('presses'),
      deleteOldRows('photos'),
      deleteOldRows('refusals'),
      transaction.done,
    ]);
  }

  async clear(): Promise<void> {
    const transaction = this.#db.transaction(STORES, 'readwrite');
    const deletions = STORES.map((name) => transaction.objectStore(name).clear());
    await Promise.all([...deletions, transaction.done]);
  }

  /** Whether the page was left, or a sign-out has deleted everything. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  close(): void {
    this.#isClosed = true;
    this.#db.close();
  }
}
