import { Agent, type IncomingMessage, request as openRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { type GeneratedRequest, createRequestArbitrary } from './generated-requests.ts';

export interface SentRequests {
  count: number;
  /** Number of responses by status. */
  statuses: Map<number, number>;
  /**
   * Number of responses with status 503 and `Retry-After`, with which the shop refuses requests in
   * an overload. They are no faults.
   */
  overloads: number;
  /**
   * One line for each other response with a 5xx status, each time-out and each broken connection.
   */
  faults: string[];
  /** Longest time to a response, in ms. */
  slowestMs: number;
}

/** Longest wait for a response, in ms. */
const HANG_MS = 20_000;
const CONCURRENCY = 16;
/** Number of requests in a batch. The accounts sign in again before each batch. */
const BATCH_SIZE = 1_000;
/** Largest length of a request body or response body in the report, in characters. */
const EXCERPT_LENGTH = 300;

const accounts = [
  { username: 'customer@example.com', password: 'customer-demo-1' },
  { username: 'clerk@example.com', password: 'clerk-demo-123' },
  { username: 'staff@example.com', password: 'staff-demo-123' },
];

export async function sendGeneratedRequests(
  origin: string,
  count: number,
  seed: number,
): Promise<SentRequests> {
  const sender = new RequestSender(origin);
  const requests = createRequestArbitrary(accounts.length);
  for (let batchStart = 0; batchStart < count; batchStart += BATCH_SIZE) {
    const numRuns = Math.min(BATCH_SIZE, count - batchStart);
    // Signs in again, because generated requests sign out, change passwords and delete accounts.
    await sender.signIn();
    await sender.sendAll(fc.sample(requests, { numRuns, seed: seed + batchStart }));
  }
  sender.close();
  return sender.result;
}

class RequestSender {
  readonly result: SentRequests = {
    count: 0,
    statuses: new Map(),
    overloads: 0,
    faults: [],
    slowestMs: 0,
  };
  private readonly origin: string;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  /** Headers of the accounts' sessions. */
  private sessions: (Record<string, string> | null)[] = accounts.map(() => null);

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Signs all accounts in. If an account cannot sign in any more, sends its former session again. */
  async signIn(): Promise<void> {
    this.sessions = await Promise.all(
      accounts.map(async (account, index) => {
        const response = await fetch(`${this.origin}/api/admin/userlogin`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(account),
        });
        const { refreshtoken } = (await response.json()) as { refreshtoken?: string };
        if (refreshtoken === undefined) return this.sessions[index] ?? null;
        const [cookie = ''] = response.headers.getSetCookie();
        return { authorization: `bearer ${refreshtoken}`, cookie: cookie.split(';', 1)[0] ?? '' };
      }),
    );
    if (this.sessions.every((session) => session === null))
      throw new Error('No account could sign in.');
  }

  async sendAll(requests: GeneratedRequest[]): Promise<void> {
    const remainingRequests = requests.values();
    const sendRemaining = async () => {
      for (const request of remainingRequests) await this.send(request);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, sendRemaining));
  }

  close(): void {
    this.agent.destroy();
  }

  private async send(request: GeneratedRequest): Promise<void> {
    const { result } = this;
    const startedAt = performance.now();
    result.count += 1;
    try {
      const response = await this.openResponse(request);
      const body = await text(response);
      const status = response.statusCode ?? 0;
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
      if (status === 503 && response.headers['retry-after'] !== undefined) result.overloads += 1;
      else if (status >= 500) this.addFault(`${status} ${body.slice(0, EXCERPT_LENGTH)}`, request);
    } catch (cause) {
      this.addFault(String(cause), request);
    }
    result.slowestMs = Math.max(result.slowestMs, performance.now() - startedAt);
  }

  /**
   * Sends the path unchanged with `node:http`, because `fetch` would resolve dots and backslashes
   * in the path.
   */
  private openResponse({ method, path, headers, body, account }: GeneratedRequest) {
    const session = this.sessions[account] ?? { authorization: 'bearer nothing' };
    const sendsSession = account >= 0 && account <= accounts.length;
    const { hostname, port } = new URL(this.origin);
    return new Promise<IncomingMessage>((resolve, reject) => {
      const clientRequest = openRequest({
        method,
        path,
        hostname,
        port,
        agent: this.agent,
        signal: AbortSignal.timeout(HANG_MS),
        headers: { ...headers, ...(sendsSession && session) },
      });
      clientRequest.on('error', reject).on('response', resolve);
      clientRequest.end(body ?? undefined);
    });
  }

  private addFault(result: string, { method, path, headers, body }: GeneratedRequest): void {
    const excerpt = body?.slice(0, EXCERPT_LENGTH) ?? '';
    this.result.faults.push(`${result}: ${method} ${path} ${JSON.stringify(headers)} ${excerpt}`);
  }
}
