import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The only address at which dev servers listen, because they serve source code without
 * authentication.
 */
export const LOOPBACK = '127.0.0.1';

const MAX_PORTS = 100;

/** Returns the first free port from `firstPort`. Throws if 100 ports in a row are in use. */
export async function findFreePort(firstPort: number): Promise<number> {
  for (let port = firstPort; port < firstPort + MAX_PORTS; port += 1) {
    const openPort = await tryPort(port);
    if (openPort !== null) return openPort;
  }
  throw new Error(`The ports from ${firstPort} to ${firstPort + MAX_PORTS - 1} are all in use.`);
}

async function tryPort(port: number): Promise<number | null> {
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
