import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { orLast } from '../catalog/or-last.ts';
import { products } from '../catalog/tables.ts';
import type { Db } from '../db/db.ts';
import type { ApiContext } from '../http/api-routes.ts';
import { loggable } from '../http/loggable.ts';
import { takesFiles } from './takes-files.ts';

/** Milliseconds for which a check may take, so that who asks is answered within a second. */
const PATIENCE = 800;

/** Tells whether orders can be served; in time, whatever database and disk do. */
export type Readiness = (log: Pick<FastifyBaseLogger, 'warn'>) => Promise<boolean>;

/**
 * Orders can be served when the database answers, takes changes and holds a product to sell, and the data
 * folder takes files. Whoever asks while a check is under way shares it: checks never pile up.
 */
export function watchReadiness({ config, db }: ApiContext): Readiness {
  let checking: Promise<boolean> | null = null;
  const check = async () => {
    const [sells] = await Promise.all([sellsSomething(db), takesFiles(config)]);
    return sells;
  };
  return (log) => {
    checking ??= check().finally(() => (checking = null));
    const note = (cause: unknown) =>
      log.warn({ failure: loggable(cause) }, 'orders cannot be served');
    return orLast(checking, false, note, PATIENCE);
  };
}

async function sellsSomething(db: Db): Promise<boolean> {
  const [product] = await db
    .select({ isWritable: sql<boolean>`current_setting('transaction_read_only') = 'off'` })
    .from(products)
    .limit(1);
  return product?.isWritable === true;
}
