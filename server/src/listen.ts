import type { FastifyInstance } from 'fastify';
import { SettingError } from './settings/setting-error.ts';

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
