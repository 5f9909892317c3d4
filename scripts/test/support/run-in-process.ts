import { mock } from 'node:test';
import { format } from 'node:util';

class ExitError extends Error {}

let runs = 0;

/**
 * Runs a command in this process, which takes milliseconds instead of the second of a new one. The
 * command's module is loaded anew for each run, and all others once.
 */
export async function runInProcess([script = '', ...args]: string[], env: NodeJS.ProcessEnv) {
  const lines: string[] = [];
  let code: number | undefined;
  // A command that catches its own exit goes on, so the first exit ends its output.
  const say = (...parts: unknown[]) => {
    if (code === undefined) lines.push(format(...parts));
  };
  const exit = (exitCode = 0): never => {
    code ??= exitCode as number;
    throw new ExitError();
  };
  const { argv, env: ownEnv } = process;
  process.env = { ...ownEnv, RELEASED_BY: 'Ada', PORT: '0', ...env };
  process.argv = [process.execPath, script, ...args];
  const mocks = [
    mock.method(console, 'log', say),
    mock.method(console, 'error', say),
    mock.method(process, 'exit', exit),
  ];
  runs += 1;
  try {
    await import(`../../${script}?run=${runs}`);
  } catch (cause) {
    if (!(cause instanceof ExitError)) throw cause;
  } finally {
    for (const { mock: replaced } of mocks) replaced.restore();
    process.argv = argv;
    process.env = ownEnv;
  }
  code ??= Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  return { code, said: lines.join('\n') };
}
