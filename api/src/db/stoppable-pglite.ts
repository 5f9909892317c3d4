import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { DatabaseAwayError } from './outage.ts';

/** First bytes of the PostgreSQL messages Parse and Query, which start a statement. */
const BEGIN = new Set([0x50, 0x51]);

/**
 * PGlite for a process that also serves requests. It yields to the event loop before each
 * statement, because a series of statements would block it for seconds. After a panic, for example
 * on a full disk, it rejects all queries, because PGlite would block the process forever. A restart
 * recovers the database when the disk has space again.
 */
export class StoppablePGlite extends PGlite {
  #stopped: Error | null = null;
  #hasParsers = false;

  /** True after a panic. Only a restart recovers the database. */
  get hasStopped(): boolean {
    return this.#stopped !== null;
  }

  /**
   * Stores Drizzle's parsers at the first query, and removes them from the options. They are the
   * same for every query, and PGlite would merge them each time.
   */
  #parsed(options: QueryOptions = {}): QueryOptions {
    const { parsers, ...others } = options;
    if (parsers && !this.#hasParsers) {
      Object.assign(this.parsers, parsers);
      this.#hasParsers = true;
    }
    return others;
  }

  override query<Row>(text: string, values?: unknown[], options?: QueryOptions) {
    return super.query<Row>(text, values, this.#parsed(options));
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const withParsers = (tx: Transaction): Transaction => ({
      ...tx,
      query: (text, values, options) => tx.query(text, values, this.#parsed(options)),
      get closed() {
        return tx.closed;
      },
    });
    return super.transaction((tx) => work(withParsers(tx)));
  }

  override execProtocol(
    ...args: Parameters<PGlite['execProtocol']>
  ): ReturnType<PGlite['execProtocol']> {
    return this.#ask(() => super.execProtocol(...args));
  }

  override execProtocolStream(
    ...args: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    return this.#ask(async () => {
      if (BEGIN.has(args[0][0] ?? 0)) await nextTurn();
      return super.execProtocolStream(...args);
    });
  }

  async #ask<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    if (this.#stopped !== null) {
      throw new DatabaseAwayError('The embedded database has stopped: restart the shop.', {
        cause: this.#stopped,
      });
    }
    try {
      return await send();
    } catch (cause) {
      if (cause instanceof Error && 'severity' in cause && cause.severity === 'PANIC') {
        this.#stopped = cause;
      }
      throw cause;
    }
  }
}
