import { timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { listenOnSocket } from 'server/listen-at-socket';
import { createRunFolder } from 'server/run-folder';
import { createToken, hashToken, parseBearerToken } from '../people/records/session-token.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { unauthorized } from '../http/http-error.ts';
import { createServerOptions } from '../http/server-options.ts';
import { runStaffCommand, type StaffCommand } from '../people/staff/colleagues/staff-command.ts';
import { removeOperatorAccess, writeOperatorAccess } from './operator-access.ts';

/**
 * Serves the commands that an operator runs on the same machine, because only this process can open
 * the embedded database. The server's socket is in a private folder and separate from the socket to
 * which `edge` connects. The server's key is in a private file of the data folder.
 */
export async function openOperatorServer(
  config: Config,
  database: Database,
): Promise<{ close(): Promise<void> }> {
  const key = createToken();
  const socket = join(await createRunFolder(), 'operator.sock');
  const app = buildOperatorApp(config, database, key);
  await listenOnSocket(app, socket, 'DATA_DIR');
  await writeOperatorAccess(config.dataDir, { socket, key });
  return {
    async close() {
      await removeOperatorAccess(config.dataDir);
      await app.close();
    },
  };
}

function buildOperatorApp(config: Config, database: Database, key: string): FastifyInstance {
  const app = Fastify(createServerOptions(config));
  app.addHook('onRequest', async ({ headers }) => {
    const sentKey = parseBearerToken(headers.authorization) ?? '';
    const [sentKeyHash, keyHash] = [sentKey, key].map((text) => Buffer.from(hashToken(text)));
    if (!sentKeyHash || !keyHash || !timingSafeEqual(sentKeyHash, keyHash)) throw unauthorized();
  });
  app.post<{ Body: StaffCommand }>('/staff-command', ({ body }) =>
    toResult(() => runStaffCommand(database.db, body)),
  );
  app.post<{ Body: { target: string } }>('/database-copy', ({ body }) =>
    toResult(async () => {
      await database.copyFiles?.(body.target);
      return 'The database is copied.';
    }),
  );
  return app;
}

/**
 * Returns the text that `run` returns, or the message of its error. The operator's command prints
 * this text.
 */
async function toResult(
  run: () => Promise<string>,
): Promise<{ message: string } | { error: string }> {
  try {
    return { message: await run() };
  } catch (cause) {
    return { error: cause instanceof Error ? cause.message : String(cause) };
  }
}
