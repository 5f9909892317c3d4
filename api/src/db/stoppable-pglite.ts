import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { DatabaseAwayError } from './outage.ts';

/** The first byte of the messages with which a statement begins: Parse and Query. */
const BEGIN = new Set([0x50, 0x51]);

/**
 * PGlite as a server in one process with others. Between two statements whoever waits has a turn: it answers without
 * ever giving one, and statements of many callers would stop everything else for seconds. After it has stopped itself,
 * as it does when the disk is too full for its log, it is not asked again: any further message would occupy this process
 * without an end. A restart recovers it, once there is room.
 */
export class StoppablePGlite extends PGlite {
  #stopped: Error | null = null;
  #hasParsers = false;

  /** True once only a restart can help. */
  get hasStopped(): boolean {
    return this.#stopped !== null;
  }

  /** Drizzle sends the same parsers with every query, which would be joined with all others each time. */
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
