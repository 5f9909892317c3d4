import type { FastifyBaseLogger } from 'fastify';

/** How often what happens again and again is told of, in ms. */
const EVERY_MS = 60_000;

/** Kinds that are known at a time; those beyond are told of as one. */
const MOST_KINDS = 200;

interface Told {
  message: string;
  /** What all of a kind have in common, in each of its lines: by it and the message a kind is known. */
  about?: object;
  /** Of the first one only. */
  facts?: object;
}

/**
 * Warns of the first of each kind at once, and of those that follow only how many they were, once a
 * minute as long as they come: what fails for every visitor must not fill the log.
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
