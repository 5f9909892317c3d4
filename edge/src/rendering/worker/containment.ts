import { Console } from 'node:console';
import { Writable } from 'node:stream';
import type { Failure } from '../messages.ts';
import { ExitRefused, described, kindOf } from './described.ts';
import type { WhoseCode } from './whose-code.ts';

/** How much of what rooms write to the console goes to the log: characters of a text, texts a minute. */
const SAID_LENGTH = 200;
const SAID_A_MINUTE = 30;

/**
 * Keeps what rooms do to the process to themselves: what they throw late or would end the process with
 * is told to the parent, which replaces the worker when its page is done.
 */
export function contain(
  whose: WhoseCode,
  tell: { failed(failure: Failure): void; said(release: string, text: string): void },
): void {
  const end = process.exit.bind(process);
  process.on('disconnect', () => end());
  // The parent decides when a worker ends; a terminal sends these to all processes at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.exit = () => {
    throw new ExitRefused();
  };
  // Once told, the parent replaces this worker: what goes on throwing until then says nothing new.
  const told = new Set<string>();
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (cause: unknown) => {
      const release = whose.behind(cause);
      if (told.has(release)) return;
      told.add(release);
      tell.failed({ release, kind: kindOf(cause, 'late throw'), failure: described(cause) });
    });
  }
  globalThis.console = quietConsole((text) => tell.said(whose.current(), text));
}

function quietConsole(say: (text: string) => void): Console {
  let said = 0;
  setInterval(() => (said = 0), 60_000).unref();
  const stream = new Writable({
    write(chunk, _encoding, done) {
      said += 1;
      if (said <= SAID_A_MINUTE) say(String(chunk).split('\n')[0]?.slice(0, SAID_LENGTH) ?? '');
      done();
    },
  });
  return new Console(stream);
}
