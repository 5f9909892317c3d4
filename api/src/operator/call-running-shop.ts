import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { readOperatorAccess } from './operator-access.ts';

/** Error codes of a socket whose process has ended. */
const DEAD_SOCKET_CODES = ['ENOENT', 'ECONNREFUSED'];

/**
 * Sends a command to the running backend of this data folder, and returns its message. Returns null
 * if no backend is running. Throws the error of the command.
 */
export async function callRunningShop(
  dataDir: string,
  path: '/staff-command' | '/database-copy',
  command: object,
): Promise<string | null> {
  const access = await readOperatorAccess(dataDir);
  if (access === null) return null;
  const response = await sendCommand(access, path, command);
  if (response === null) return null;
  const { message, error } = JSON.parse(response) as { message?: string; error?: string };
  if (message === undefined) throw new Error(error ?? 'The running shop refused the command.');
  return message;
}

function sendCommand(
  { socket, key }: { socket: string; key: string },
  path: string,
  command: object,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `bearer ${key}`, 'content-type': 'application/json' };
    const call = request({ socketPath: socket, path, method: 'POST', headers });
    call.once('response', (response) => void text(response).then(resolve, reject));
    call.once('error', (cause: NodeJS.ErrnoException) => {
      if (DEAD_SOCKET_CODES.includes(cause.code ?? '')) resolve(null);
      else reject(cause);
    });
    call.end(JSON.stringify(command));
  });
}
