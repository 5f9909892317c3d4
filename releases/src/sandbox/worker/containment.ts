import { Console } from 'node:console';
import { Writable } from 'node:stream';
import type { Failure } from '../messages.ts';
import { ExitRefused, described, kindOf } from './described.ts';
import type { WhoseCode } from './whose-code.ts';

/** Limits for console output of remotes: characters of one text, and texts in a minute. */
const SAID_LENGTH = 200;
const SAID_A_MINUTE = 30;

/**
 * Protects the process from released code: it catches late errors and `process.exit`, and limits
 * the console. It reports errors to the parent, which replaces the worker after its page.
 */
export function contain(
  whose: WhoseCode,
  tell: { failed(failure: Failure): void; said(release: string, text: string): void },
): void {
  const end = process.exit.bind(process);
  process.on('disconnect', () => end());
  // A terminal sends these signals to all processes, but the parent decides when a worker ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.exit = () => {
    throw new ExitRefused();
  };
  // The parent replaces this worker after the first report, so repeated errors are dropped.
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
