import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import { loggable } from '../http/loggable.ts';
import { orLast } from './or-last.ts';
import { catalogVersion } from './tables.ts';

/** Time for which a known version counts as current without a check, in ms. */
const FRESH_FOR = 500;
/**
 * Time until which it is used while a check runs, in ms. Frequent reads then never wait for the
 * database.
 */
const GIVEN_FOR = 1000;

/**
 * The version of the catalogue and content. It is about a second old at most while the database
 * responds.
 */
export interface CatalogueVersion {
  /**
   * Returns the fresh version at once, else a promise of it. Cached responses thus need no wait.
   */
  current(): number | Promise<number>;
}

/**
 * Reads the version row at most twice a second. If the database fails, the last known version is
 * used.
 */
export function followCatalogueVersion(
  db: Db,
  log: Pick<FastifyBaseLogger, 'warn'>,
): CatalogueVersion {
  let known: number | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<number> | undefined;

  // A late result counts too, so that changes become visible with a slow database.
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
      'the catalogue version could not be read; the last known is used',
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
