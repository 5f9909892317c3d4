import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/db.ts';
import { toLogFields } from '../../http/to-log-fields.ts';
import { withFallback } from './with-fallback.ts';
import { catalogVersion } from '../records/tables.ts';

/** Age in ms of the last read version up to which no new query starts. */
const FRESH_MS = 500;
/**
 * Age in ms of the last read version up to which requests use this version while a new query runs.
 */
const MAX_STALE_MS = 1000;

/**
 * Reads the version of the published catalogue. While the database responds in time, `current`
 * returns a version that is at most about a second old.
 */
export interface CatalogueVersionReader {
  current(): number | Promise<number>;
  /**
   * Reads the version from the database, even if the last read version is recent. Rejects if the
   * database fails.
   */
  refresh(): Promise<number>;
}

/**
 * Returns a reader whose `current` queries the row with the version at most twice a second.
 * `current` returns the last known version if the database fails or is slow.
 */
export function createVersionReader(
  db: Db,
  log: Pick<FastifyBaseLogger, 'warn'>,
): CatalogueVersionReader {
  let lastVersion: number | undefined;
  let checkedAt = -Infinity;
  let pendingCheck: Promise<number> | undefined;

  // Records the result of a slow query when it arrives, although callers got the last known
  // version. Changes thus become visible even with a slow database.
  async function checkVersion(): Promise<number> {
    const pendingVersion = readVersion(db).then(recordVersion);
    return recordVersion(
      await (lastVersion === undefined
        ? pendingVersion
        : withFallback(pendingVersion, lastVersion, logFailure)),
    );
  }

  function recordVersion(version: number): number {
    checkedAt = performance.now();
    return (lastVersion = version);
  }

  const logFailure = (cause: unknown) =>
    log.warn(
      { failure: toLogFields(cause) },
      'the catalogue version could not be read; using the last known version',
    );

  return {
    refresh: () => readVersion(db).then(recordVersion),
    current() {
      const age = performance.now() - checkedAt;
      if (lastVersion !== undefined && age < FRESH_MS) return lastVersion;
      pendingCheck ??= checkVersion().finally(() => (pendingCheck = undefined));
      return lastVersion !== undefined && age < MAX_STALE_MS ? lastVersion : pendingCheck;
    },
  };
}

async function readVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: catalogVersion.version }).from(catalogVersion);
  if (row === undefined) throw new Error('The catalogue has no version row.');
  return row.version;
}
