import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SettingError } from '../settings/read-settings.ts';

/**
 * Listens at a socket that only this user may open. Deletes the socket of a crashed process.
 * Rejects with a `SettingError` if another process listens there.
 */
export async function listenOnSocket(
  app: FastifyInstance,
  path: string,
  setting: string,
): Promise<void> {
  if (await isSocketInUse(path)) throw new SettingError(setting, `${path} is in use`);
  try {
    await rm(path, { force: true });
    await app.listen({ path });
    await chmod(path, 0o600);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new SettingError(setting, `${path} cannot be used as a socket (${code})`);
  }
}

export async function isSocketInUse(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
