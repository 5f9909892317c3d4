import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import { StoppablePGlite as EmptyPGlite } from '../../src/db/stoppable-pglite.ts';
import { createCluster } from './cluster.ts';

const cluster = await createCluster();

/** Starts a new database as a copy of one without tables. */
export class StoppablePGlite extends EmptyPGlite {
  constructor(options: PGliteOptions) {
    const { dataDir, loadDataDir = cluster } = options;
    const isNew = dataDir === undefined || !existsSync(join(dataDir, 'PG_VERSION'));
    super(isNew ? { ...options, loadDataDir } : options);
  }
}
