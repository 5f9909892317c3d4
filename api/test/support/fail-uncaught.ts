import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { parseConfig } from '../../src/config/config.ts';
import { serverOptions } from '../../src/http/server-options.ts';
import { endInOrder } from '../../src/process/end-in-order.ts';

/** A process in which a query fails and nobody catches it. */
const { log } = Fastify(serverOptions(parseConfig({ LOG_LEVEL: 'info' })));
endInOrder(log, async () => log.info('ended'));
setTimeout(() => {
  throw new DrizzleQueryError('select 1 where email = $1', ['someone@example.com']);
});
