import { PGlite } from '@electric-sql/pglite';
import { DatabaseAwayError } from './outage.ts';

/**
 * PGlite that is not asked again after it has stopped itself, as it does when the disk is too full for
 * its log: any further message would occupy this process without an end. A restart recovers it, once
 * there is room.
 */
export class StoppablePGlite extends PGlite {
  #stopped: Error | null = null;

  /** True once only a restart can help. */
  get hasStopped(): boolean {
    return this.#stopped !== null;
  }

  override execProtocol(
    ...args: Parameters<PGlite['execProtocol']>
  ): ReturnType<PGlite['execProtocol']> {
    return this.#ask(() => super.execProtocol(...args));
  }

  override execProtocolStream(
    ...args: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    return this.#ask(() => super.execProtocolStream(...args));
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
