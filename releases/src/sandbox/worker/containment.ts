import { Console } from 'node:console';
import { Writable } from 'node:stream';
import type { Failure } from '../messages.ts';
import { ExitRefusedError, describeError, toFailureKind } from './describe-error.ts';
import type { CodeTracker } from './code-tracker.ts';

const MAX_TEXT_LENGTH = 200;
const MAX_TEXTS_PER_MINUTE = 30;

/** Catches late errors and `process.exit` of released code, and limits its console output. */
export function containReleasedCode(
  codeTracker: CodeTracker,
  parent: { reportFailure(failure: Failure): void; logOutput(release: string, text: string): void },
): void {
  const exitProcess = process.exit.bind(process);
  process.on('disconnect', () => exitProcess());
  // Ignores these signals, because a terminal sends them to all processes. Only the parent may end
  // a worker.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.exit = () => {
    throw new ExitRefusedError();
  };
  // Releases whose failure was already reported. The first report is enough, because the parent
  // then replaces this worker.
  const reportedReleases = new Set<string>();
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (cause: unknown) => {
      const release = codeTracker.findFailingRelease(cause);
      if (reportedReleases.has(release)) return;
      reportedReleases.add(release);
      parent.reportFailure({
        release,
        kind: toFailureKind(cause, 'late throw'),
        failure: describeError(cause),
      });
    });
  }
  globalThis.console = createLimitedConsole((text) =>
    parent.logOutput(codeTracker.getCurrentRelease(), text),
  );
}

function createLimitedConsole(sendText: (text: string) => void): Console {
  let textCount = 0;
  setInterval(() => (textCount = 0), 60_000).unref();
  const stream = new Writable({
    write(chunk, _encoding, done) {
      textCount += 1;
      if (textCount <= MAX_TEXTS_PER_MINUTE)
        sendText(String(chunk).split('\n')[0]?.slice(0, MAX_TEXT_LENGTH) ?? '');
      done();
    },
  });
  return new Console(stream);
}
