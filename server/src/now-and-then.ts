import type { FastifyBaseLogger } from 'fastify';

/** Time between two log lines of the same kind, in ms. */
const EVERY_MS = 60_000;

/** Largest number of kinds in memory. Further kinds share one entry. */
const MOST_KINDS = 200;

interface Told {
  message: string;
  /** Properties in each log line of a kind. They identify the kind together with the message. */
  about?: object;
  /** Details that only the first line contains. */
  facts?: object;
}

/**
 * Returns a function that logs the first warning of a kind at once. It logs the number of repeats
 * once a minute. A failure that affects every visitor then cannot fill the log.
 */
export function nowAndThen(log: Pick<FastifyBaseLogger, 'warn'>, everyMs = EVERY_MS) {
  const more = new Map<string, number>();

  function tellLater(kind: string, say: (repeated: number) => void): void {
    setTimeout(() => {
      const repeated = more.get(kind) ?? 0;
      more.delete(kind);
      if (repeated === 0) return;
      say(repeated);
      more.set(kind, 0);
      tellLater(kind, say);
    }, everyMs).unref();
  }

  return ({ message, about = {}, facts = {} }: Told): void => {
    const own = `${message} ${JSON.stringify(about)}`;
    const isOwn = more.has(own) || more.size < MOST_KINDS;
    const kind = isOwn ? own : 'others';
    const known = more.get(kind);
    if (known !== undefined) {
      more.set(kind, known + 1);
      return;
    }
    more.set(kind, 0);
    log.warn({ ...about, ...facts }, message);
    tellLater(kind, (repeated) =>
      log.warn({ ...(isOwn && about), repeated }, isOwn ? message : 'more warnings of many kinds'),
    );
  };
}
