import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { endInOrder } from 'server/end-in-order';
import { parseConfig } from '../../src/config/config.ts';
import { loggable } from '../../src/http/loggable.ts';
import { serverOptions } from '../../src/http/server-options.ts';

/** A process in which a query fails and nothing catches the error. */
const { log } = Fastify(serverOptions(parseConfig({ LOG_LEVEL: 'info' })));
endInOrder(log, async () => log.info('ended'), loggable);
setTimeout(() => {
  throw new DrizzleQueryError('select 1 where email = $1', ['someone@example.com']);
});
