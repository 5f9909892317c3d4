import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SettingError } from '../settings/read-settings.ts';

interface Listener {
  host: string;
  port: number;
}

/** Listens at a host and port. Rejects with a `SettingError` if the port is in use. */
export const listen = (app: FastifyInstance, listener: Listener, portSetting: string) =>
  listenOrExplain(() => app.listen(listener), listener, portSetting);

/**
 * Listens so that a later process of the same user may listen at the same port before this process
 * ends. Unless `takesOver` is true, rejects with a `SettingError` for a port in use.
 */
export const listenAtSharedPort = (
  app: FastifyInstance,
  { host, port, takesOver }: Listener & { takesOver: boolean },
  portSetting: string,
) =>
  listenOrExplain(
    async () => {
      if (!takesOver) await refusePortInUse({ host, port });
      const options = { host, port, reusePort: canSharePort };
      await app.listen(options);
    },
    { host, port },
    portSetting,
  );

/**
 * Whether two processes can share a port. Systems other than Linux lack shared ports, or do not
 * distribute connections over the processes.
 */
const canSharePort = process.platform === 'linux';

/**
 * Rejects if the port is in use. If two shops shared a port, each would get some of the requests.
 */
async function refusePortInUse({ host, port }: Listener): Promise<void> {
  const server = createServer().listen({ host, port });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

async function listenOrExplain(
  start: () => Promise<unknown>,
  { host, port }: Listener,
  portSetting: string,
): Promise<void> {
  try {
    await start();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL')
      throw new SettingError('HOST', `${host} is no address of this machine`);
    if (code !== 'EADDRINUSE') throw cause;
    throw new SettingError(portSetting, `${port} is taken: stop what uses it, or set another`);
  }
}
