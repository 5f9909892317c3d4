import { spawn } from 'node:child_process';
import { root, toolEnv } from './run.mjs';

/** Milliseconds in which a command must say something: several times what the slowest test file takes. */
const SILENCE = 1_200_000;

/** Process groups of what runs: a Ctrl+C comes to them through this process. */
const groups = new Set();
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const group of groups) signalTo(group, signal);
    process.exit(1);
  });

/**
 * Runs a command and keeps what it says; resolves with its exit code and that. One that says nothing for
 * `silence` ms hangs: it is ended with all that it started, its code is 1, and what it said ends with that.
 */
export function runQuietly(command, args, { env = {}, silence = SILENCE } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: toolEnv(env),
      detached: true,
    });
    let said = '';
    const end = (code, reason = '') => {
      clearTimeout(timer);
      groups.delete(child.pid);
      resolve({ code, said: said + reason });
    };
    const hung = () => {
      signalTo(child.pid, 'SIGKILL');
      // What left the group may hold them open still.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      end(1, `\n'${command}' said nothing for ${silence / 1000} s and was ended.\n`);
    };
    const timer = setTimeout(hung, silence);
    if (child.pid) groups.add(child.pid);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said += String(part);
        timer.refresh();
      });
    child.on('error', (cause) => end(127, `${command} could not be started: ${cause.message}\n`));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** To all of a process group that is left. */
function signalTo(group, signal) {
  try {
    process.kill(-group, signal);
  } catch (cause) {
    if (cause.code !== 'ESRCH') throw cause;
  }
}
