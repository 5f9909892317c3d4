import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/db.ts';
import { imageWidths, listFormats } from './store/formats.ts';
import { type ImageStore, openImageStore } from './serving/image-store.ts';
import { openPictureStore } from './store/picture-store.ts';
import { pictures } from './store/tables.ts';

/** Minutes after which another process may prepare a picture that a process has claimed. */
const LEASE_MINUTES = 5;

/** Size of the memory cache for the original of the current picture, in bytes. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Converts pictures to the widths and formats that pages use, so that no visitor waits for a
 * conversion.
 */
export class SizePreparer {
  readonly #config: Config;
  readonly #db: Db;
  readonly #log: FastifyBaseLogger;
  #images: ImageStore | undefined;

  constructor(config: Config, db: Db, log: FastifyBaseLogger) {
    this.#config = config;
    this.#db = db;
    this.#log = log;
  }

  /** Prepares new pictures one after another. Concurrent processes take different pictures. */
  async prepareAll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const file = await this.#claimNext();
      if (file === null) return;
      await this.#prepare(file, signal);
    }
  }

  async #claimNext(): Promise<string | null> {
    const nextPicture = this.#db
      .select({ file: pictures.file })
      .from(pictures)
      .where(
        sql`${pictures.readyAt} is null
          and (${pictures.preparingUntil} is null or ${pictures.preparingUntil} < now())`,
      )
      .orderBy(asc(pictures.uploadedAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [claimedPicture] = await this.#db
      .update(pictures)
      .set({ preparingUntil: sql`now() + make_interval(mins => ${LEASE_MINUTES})` })
      .where(inArray(pictures.file, nextPicture))
      .returning({ file: pictures.file });
    return claimedPicture?.file ?? null;
  }

  /**
   * If a conversion fails, the picture stays claimed, so that other pictures come before its next
   * attempt.
   */
  async #prepare(file: string, signal: AbortSignal): Promise<void> {
    const images = (this.#images ??= await this.#openImages());
    const source = await images.findSource(file);
    for (const width of imageWidths) {
      for (const format of listFormats(source.contentType)) {
        if (signal.aborted) return this.#update(file, { preparingUntil: null });
        await images.loadSized(source, width, format);
      }
    }
    await this.#update(file, { readyAt: new Date(), preparingUntil: null });
  }

  async #openImages(): Promise<ImageStore> {
    const { dataDir } = this.#config;
    const uploads = await openPictureStore(this.#config);
    return openImageStore({ dataDir, uploads, log: this.#log, maxBytes: MAX_BYTES });
  }

  async #update(file: string, values: Partial<typeof pictures.$inferInsert>): Promise<void> {
    await this.#db.update(pictures).set(values).where(eq(pictures.file, file));
  }
}
