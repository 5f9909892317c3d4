import type { FastifyInstance } from 'fastify';
import { SettingError } from './settings/setting-error.ts';

/**
 * Listens at `host` and `port`. Rejects with `SettingError` naming HOST, or the setting that holds
 * the port, when there is no such address or the port is taken.
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
  portSetting: string,
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL')
      throw new SettingError('HOST', `${host} is no address of this machine`);
    if (code !== 'EADDRINUSE') throw cause;
    throw new SettingError(portSetting, `${port} is taken: stop what uses it, or set another`);
  }
}
