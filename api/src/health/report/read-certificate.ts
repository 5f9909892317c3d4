import { once } from 'node:events';
import { type Socket, connect, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { TlsServer } from './tls-servers.ts';

/** Time limit for reading the certificate of one server, in ms. */
const TIMEOUT_MS = 5_000;

/** Longest reply to a request for TLS, in characters. */
const MAX_REPLY_LENGTH = 10_000;

export interface Certificate {
  setting: string;
  host: string;
  state: 'trusted' | 'untrusted' | 'unencrypted' | 'unreachable';
  /** Error code of the failure, or ''. */
  reason: string;
  expiresAt: Date | null;
}

/** Connects to the server once and reads its certificate. Sends no data of the shop. */
export async function readCertificate(
  server: TlsServer,
  timeoutMs = TIMEOUT_MS,
): Promise<Certificate> {
  const { setting, host, port } = server;
  const unknownCertificate = { setting, host, reason: '', expiresAt: null };
  const signal = AbortSignal.timeout(timeoutMs);
  const socket = connect({ host, port, signal });
  // Handles errors that occur while no step below waits for the socket. Node would otherwise exit.
  socket.on('error', () => undefined);
  try {
    await once(socket, 'connect', { signal });
    if (!(await requestTls(socket, server.protocol, signal)))
      return { ...unknownCertificate, state: 'unencrypted' };
    const tlsSocket = connectTls({
      socket,
      rejectUnauthorized: false,
      ...(isIP(host) === 0 && { servername: host }),
    });
    await once(tlsSocket, 'secureConnect', { signal });
    const { valid_to: validTo } = tlsSocket.getPeerCertificate();
    return {
      setting,
      host,
      expiresAt: validTo ? new Date(validTo) : null,
      state: tlsSocket.authorized ? 'trusted' : 'untrusted',
      reason: tlsSocket.authorized ? '' : toCode(tlsSocket.authorizationError),
    };
  } catch (cause) {
    return {
      ...unknownCertificate,
      state: 'unreachable',
      reason: signal.aborted ? 'TIMEOUT' : toCode(cause),
    };
  } finally {
    socket.destroy();
  }
}

const toCode = (cause: unknown): string =>
  cause instanceof Error ? String('code' in cause ? cause.code : cause.name) : String(cause);

/** Requests TLS. Resolves to false if the server does not switch to TLS. */
async function requestTls(
  socket: Socket,
  protocol: TlsServer['protocol'],
  signal: AbortSignal,
): Promise<boolean> {
  if (protocol === 'tls') return true;
  if (protocol === 'postgres') {
    socket.write(POSTGRES_TLS_REQUEST);
    return (await readReply(socket, /^./, signal)).startsWith('S');
  }
  await readReply(socket, /^220 [^\n]*\n/m, signal);
  socket.write('EHLO localhost\r\n');
  if (!/^250[- ]STARTTLS/m.test(await readReply(socket, /^\d{3} [^\n]*\n/m, signal))) return false;
  socket.write('STARTTLS\r\n');
  return (await readReply(socket, /^\d{3} [^\n]*\n/m, signal)).startsWith('220');
}

/**
 * PostgreSQL's request for TLS, as two 32-bit numbers: the length of the message and the code of
 * the request.
 */
const POSTGRES_TLS_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

async function readReply(socket: Socket, end: RegExp, signal: AbortSignal): Promise<string> {
  let reply = '';
  socket.resume();
  while (!end.test(reply)) {
    const [part] = (await once(socket, 'data', { signal })) as [Buffer];
    reply += part.toString('latin1');
    if (reply.length > MAX_REPLY_LENGTH) throw new RangeError('The reply is too long.');
  }
  // Stops reading, so that the TLS connection gets the bytes after the reply.
  socket.pause();
  return reply;
}
