import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { endGracefully } from 'server/end-in-order';
import { parseConfig } from '../../src/config/config.ts';
import { toLogFields } from '../../src/http/to-log-fields.ts';
import { createServerOptions } from '../../src/http/server-options.ts';

/** Program of a process whose query fails with an error that nobody catches. */
const { log } = Fastify(createServerOptions(parseConfig({ LOG_LEVEL: 'info' })));
endGracefully(log, async () => log.info('ended'), toLogFields);
setTimeout(() => {
  throw new DrizzleQueryError('select 1 where email = $1', ['someone@example.com']);
});
