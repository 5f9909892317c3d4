import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../config/config-error.ts';

/**
 * Takes a folder for this process until the returned function is called or the process ends,
 * however it ends: the operating system closes the socket that stands for the lock. Rejects with
 * `ConfigError` while another process has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = addressOf(await realpath(folder));
  const server = (await listen(address)) ?? (await listenAfterDead(address));
  if (server === null) throw inUse(folder);
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

const inUse = (folder: string) =>
  new ConfigError(
    'DATA_DIR',
    `${folder} is in use by another process: stop that one first, or set DATABASE_URL`,
  );

function addressOf(folder: string): string {
  const name = `shop-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Null when the address is taken. */
async function listen(address: string): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy()).listen(address);
  try {
    await once(server, 'listening');
    return server;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE') return null;
    throw cause;
  }
}

/** A process that was killed leaves its socket file behind, which then answers nobody. */
async function listenAfterDead(address: string): Promise<Server | null> {
  if (await answers(address)) return null;
  await rm(address, { force: true });
  return listen(address);
}

async function answers(address: string): Promise<boolean> {
  const socket = connect(address);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
