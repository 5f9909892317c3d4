import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import { loggable } from '../http/loggable.ts';
import { orLast } from './or-last.ts';
import { catalogVersion } from './tables.ts';

/** Milliseconds for which a version that was read counts as the current one without another look, */
const FRESH_FOR = 500;
/** and until when it still does while somebody looks: where many read, none waits for the database. */
const GIVEN_FOR = 1000;

/** The version of the catalogue and content, at most about a second old while the database answers. */
export interface CatalogueVersion {
  /** The number itself while it is fresh, else a promise of it: reads from memory need not wait. */
  current(): number | Promise<number>;
}

/** Follows the version row, asking the database at most twice a second; without it the last known counts. */
export function followCatalogueVersion(
  db: Db,
  log: Pick<FastifyBaseLogger, 'warn'>,
): CatalogueVersion {
  let known: number | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<number> | undefined;

  // What comes late counts as well: of a database that is always slow, changes show all the same.
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
