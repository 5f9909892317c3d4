import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type Socket, connect, createServer } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeAtomically } from '../store/write-atomically.ts';

/**
 * Longest wait in ms for the end of a shop. The supervisor of a shop kills processes that do not
 * end before this time.
 */
const END_TIMEOUT_MS = 45_000;

/**
 * Paths of the sockets of a shop's supervisor and backend. `backend` is null if the backend runs
 * elsewhere.
 */
const shopSockets = v.object({ supervisor: v.string(), backend: v.nullable(v.string()) });

type ShopSockets = v.InferOutput<typeof shopSockets>;

/** A running shop with the same data folder, which this process replaces. */
export interface RunningShop {
  backendSocket: string | null;
  /** Resolves when all processes of that shop have ended. */
  end(): Promise<void>;
}

const getFile = (dataDir: string) => join(dataDir, 'supervisor.json');

/**
 * Opens a socket through which a later shop with this data folder can end this shop. The socket
 * does not keep the process alive.
 */
export async function announceShop(
  dataDir: string,
  sockets: ShopSockets,
  onEnd: () => void,
): Promise<void> {
  const server = createServer((connection) => {
    connection.unref();
    connection.on('error', () => connection.destroy());
    connection.once('data', onEnd);
  });
  server.unref();
  server.listen(sockets.supervisor);
  await once(server, 'listening');
  await writeAtomically(getFile(dataDir), Buffer.from(JSON.stringify(sockets)), 0o600);
}

/**
 * Returns the running shop that `announceShop` announced for this data folder, or null if there is
 * none.
 */
export async function findRunningShop(dataDir: string): Promise<RunningShop | null> {
  const sockets = await readSockets(dataDir);
  if (sockets === null) return null;
  const connection = connect(sockets.supervisor);
  try {
    await once(connection, 'connect');
  } catch {
    return null;
  }
  // If the shop ends by itself, the connection closes, sometimes with an error.
  connection.on('error', () => connection.destroy());
  connection.unref();
  return { backendSocket: sockets.backend, end: () => endShop(connection) };
}

async function readSockets(dataDir: string): Promise<ShopSockets | null> {
  try {
    return v.parse(shopSockets, JSON.parse(await readFile(getFile(dataDir), 'utf8')));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
}

/**
 * Asks the shop to end, and resolves when the connection closes. The connection closes only when
 * the process of the shop's supervisor has ended.
 */
async function endShop(connection: Socket): Promise<void> {
  if (connection.destroyed) return;
  const { promise: closedPromise, resolve, reject } = Promise.withResolvers<void>();
  connection.once('close', () => resolve());
  const timer = setTimeout(
    () => reject(new Error('The shop that runs over this data folder did not end.')),
    END_TIMEOUT_MS,
  );
  connection.ref().resume();
  connection.write('end');
  await closedPromise.finally(() => clearTimeout(timer));
}
