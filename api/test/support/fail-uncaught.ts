import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { endInOrder } from '../../src/process/end-in-order.ts';

/** A process in which a query fails and nobody catches it. */
const { log } = Fastify({ logger: true });
endInOrder(log, async () => log.info('ended'));
setTimeout(() => {
  throw new DrizzleQueryError('select 1 where email = $1', ['someone@example.com']);
});
