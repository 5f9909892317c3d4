import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import { loggable } from '../http/loggable.ts';
import { orLast } from './or-last.ts';
import { catalogVersion } from './tables.ts';

/** Age up to which the known version counts as current without a check, in ms. */
const FRESH_FOR = 500;
/**
 * Age up to which the known version is used while a check runs, in ms. Frequent reads then never
 * wait for the database.
 */
const GIVEN_FOR = 1000;

/**
 * Reads the version of the catalogue and content. The result is at most about a second old if the
 * database responds.
 */
export interface CatalogueVersion {
  /** Returns a recent version synchronously, or a promise of the current one. */
  current(): number | Promise<number>;
}

/**
 * Creates a reader that queries the version row at most twice a second. If the database fails, it
 * returns the last known version.
 */
export function followCatalogueVersion(
  db: Db,
  log: Pick<FastifyBaseLogger, 'warn'>,
): CatalogueVersion {
  let known: number | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<number> | undefined;

  // Records a late result too, so that changes become visible even with a slow database.
  async function check(): Promise<number> {
    const asked = readVersion(db).then(learn);
    return learn(await (known === undefined ? asked : orLast(asked, known, warn)));
  }

  function learn(version: number): number {
    checkedAt = performance.now();
    return (known = version);
  }

  const warn = (cause: unknown) =>
    log.warn(
      { failure: loggable(cause) },
      'the catalogue version could not be read; using the last known version',
    );

  return {
    current() {
      const age = performance.now() - checkedAt;
      if (known !== undefined && age < FRESH_FOR) return known;
      checking ??= check().finally(() => (checking = undefined));
      return known !== undefined && age < GIVEN_FOR ? known : checking;
    },
  };
}

async function readVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: catalogVersion.version }).from(catalogVersion);
  if (row === undefined) throw new Error('The catalogue has no version row.');
  return row.version;
}
