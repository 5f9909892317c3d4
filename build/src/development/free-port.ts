import { once } from 'node:events';
import { createServer } from 'node:net';

/** Where dev servers listen: they give source code to whoever asks. */
export const LOOPBACK = '127.0.0.1';

const TRIES = 100;

/** The first port from `wanted` on that nothing uses; any with 0. Throws when 100 in a row are taken. */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + TRIES; port += 1) {
    const free = await openedAt(port);
    if (free !== null) return free;
  }
  throw new Error(`The ports from ${wanted} to ${wanted + TRIES - 1} are all taken.`);
}

/** The port when it can be had, else null. */
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
