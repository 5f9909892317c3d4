import { Agent, request } from 'node:http';
import { shopUrl } from '../servers/addresses.ts';

/** Longest wait of a shopper for a response, in ms. */
const PATIENCE_MS = 10_000;

export interface Response {
  /** HTTP status, or 0 if no response came. */
  status: number;
  body: string;
}

/**
 * The connection of one shopper. It stays open between requests, as a browser's connection does.
 */
export class Connection {
  readonly #agent: Agent;
  #token = '';
  #cookie = '';

  constructor(localAddress: string) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  }

  /** `cookie` is that of a session of staff. */
  signIn(token: string, cookie = ''): void {
    this.#token = token;
    this.#cookie = cookie;
  }

  get(path: string): Promise<Response> {
    return this.#send('GET', path);
  }

  post(path: string, body: object): Promise<Response> {
    return this.#send('POST', path, JSON.stringify(body));
  }

  #send(method: string, path: string, body?: string): Promise<Response> {
    return new Promise((resolve) => {
      const fail = () => {
        call.destroy();
        resolve({ status: 0, body: '' });
      };
      const headers = {
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        }),
        ...(this.#token && { authorization: `bearer ${this.#token}` }),
        ...(this.#cookie && { cookie: this.#cookie }),
      };
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const call = request(
        new URL(path, shopUrl),
        { method, headers, agent: this.#agent, signal },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', fail);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
          );
        },
      );
      call.on('error', fail);
      call.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
