import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type Socket, connect, createServer } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { writeAtomically } from './store/write-atomically.ts';

/** Longest wait in ms for the end of a shop. Its supervisor kills its programs before that. */
const END_TIMEOUT_MS = 45_000;

/** Socket of the supervisor, and of its backend unless that runs elsewhere. */
const shopSockets = v.object({ supervisor: v.string(), backend: v.nullable(v.string()) });

type ShopSockets = v.InferOutput<typeof shopSockets>;

/** A shop over the same data folder that this one replaces. */
export interface RunningShop {
  backendSocket: string | null;
  /** Resolves when all programs of that shop have ended. */
  end(): Promise<void>;
}

const getFile = (dataDir: string) => join(dataDir, 'supervisor.json');

/** Lets a later shop over this data folder end this one. Does not keep the process alive. */
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

/** Returns null if no shop that announced itself runs over this data folder. */
export async function findRunningShop(dataDir: string): Promise<RunningShop | null> {
  const sockets = await readSockets(dataDir);
  if (sockets === null) return null;
  const connection = connect(sockets.supervisor);
  try {
    await once(connection, 'connect');
  } catch {
    return null;
  }
  // The shop may end by itself. Its connection then closes, sometimes with an error.
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

/** The connection closes when the process of the supervisor has ended. */
async function endShop(connection: Socket): Promise<void> {
  if (connection.destroyed) return;
  const { promise: closed, resolve, reject } = Promise.withResolvers<void>();
  connection.once('close', () => resolve());
  const timer = setTimeout(
    () => reject(new Error('The shop that runs over this data folder did not end.')),
    END_TIMEOUT_MS,
  );
  connection.ref().resume();
  connection.write('end');
  await closed.finally(() => clearTimeout(timer));
}
