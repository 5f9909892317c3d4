import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { DatabaseUnavailableError } from './outage.ts';
import { traceStatement } from './trace-statement.ts';

/**
 * Codes of the PostgreSQL messages Parse and Query, which start a statement. The code is the first
 * byte of a message.
 */
const STATEMENT_START_BYTES = new Set([0x50, 0x51]);

/**
 * A PGlite that yields to the event loop before each statement, because a series of statements
 * would block the event loop for seconds. After a PostgreSQL panic, for example on a full disk, all
 * queries reject until the shop restarts.
 */
export class StoppablePGlite extends PGlite {
  #panic: Error | null = null;
  #hasParsers = false;

  get hasStopped(): boolean {
    return this.#panic !== null;
  }

  /**
   * Stores the parsers of the first query in PGlite's own parsers, and returns the options without
   * parsers. PGlite would otherwise merge both for each query, although all queries have the same
   * parsers.
   */
  #storeParsers(options: QueryOptions = {}): QueryOptions {
    const { parsers, ...otherOptions } = options;
    if (parsers && !this.#hasParsers) {
      Object.assign(this.parsers, parsers);
      this.#hasParsers = true;
    }
    return otherOptions;
  }

  override query<Row>(text: string, values?: unknown[], options?: QueryOptions) {
    return traceStatement('pglite', text, () =>
      super.query<Row>(text, values, this.#storeParsers(options)),
    );
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const withParsers = (tx: Transaction): Transaction => ({
      ...tx,
      query: (text, values, options) =>
        traceStatement('pglite', text, () => tx.query(text, values, this.#storeParsers(options))),
      get closed() {
        return tx.closed;
      },
    });
    return super.transaction((tx) => work(withParsers(tx)));
  }

  override execProtocol(
    ...args: Parameters<PGlite['execProtocol']>
  ): ReturnType<PGlite['execProtocol']> {
    return this.#sendUnlessStopped(() => super.execProtocol(...args));
  }

  override execProtocolStream(
    ...args: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    return this.#sendUnlessStopped(async () => {
      if (STATEMENT_START_BYTES.has(args[0][0] ?? 0)) await nextTurn();
      return super.execProtocolStream(...args);
    });
  }

  async #sendUnlessStopped<Result>(send: () => Promise<Result>): Promise<Result> {
    if (this.#panic !== null) {
      throw new DatabaseUnavailableError('The embedded database has stopped: restart the shop.', {
        cause: this.#panic,
      });
    }
    try {
      return await send();
    } catch (cause) {
      if (cause instanceof Error && 'severity' in cause && cause.severity === 'PANIC') {
        this.#panic = cause;
      }
      throw cause;
    }
  }
}
