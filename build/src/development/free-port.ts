import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Address of dev servers. It is a loopback address, because they serve source code without
 * authentication.
 */
export const LOOPBACK = '127.0.0.1';

const TRIES = 100;

/**
 * Returns the first free port from `firstPort` on, or any free port for 0. Throws if 100 ports in a
 * row are in use.
 */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + TRIES; port += 1) {
    const free = await openedAt(port);
    if (free !== null) return free;
  }
  throw new Error(`The ports from ${wanted} to ${wanted + TRIES - 1} are all in use.`);
}

/** Returns the port if it is free, else null. */
async function openedAt(port: number): Promise<number | null> {
  const server = createServer();
  try {
    await once(server.listen(port, LOOPBACK), 'listening');
    const address = server.address();
    return address && typeof address === 'object' ? address.port : null;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' || code === 'EACCES') return null;
    throw cause;
  } finally {
    server.close();
  }
}
