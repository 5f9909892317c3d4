import type { FastifyBaseLogger } from 'fastify';
import { products } from '../catalog/tables.ts';
import type { Db } from '../db/db.ts';
import { loggable } from '../http/loggable.ts';

/** Whether orders can be served: the database answers and holds a product to sell. */
export async function isReady(db: Db, log: Pick<FastifyBaseLogger, 'warn'>): Promise<boolean> {
  try {
    const [product] = await db.select({ id: products.id }).from(products).limit(1);
    return product !== undefined;
  } catch (cause) {
    log.warn({ failure: loggable(cause) }, 'the database does not answer');
    return false;
  }
}
