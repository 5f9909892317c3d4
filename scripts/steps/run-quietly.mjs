import { spawn } from 'node:child_process';
import { root, toolEnv } from './run.mjs';

/** Longest time without output in ms. Several times the duration of the slowest test file. */
const MAX_SILENCE_MS = 1_200_000;

const processGroups = new Set();
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const group of processGroups) signalGroup(group, signal);
    process.exit(1);
  });

/**
 * Runs a command and collects its output. If the command prints nothing for `maxSilenceMs`, kills
 * it with all its processes.
 */
export function runQuietly(command, args, { env = {}, maxSilenceMs = MAX_SILENCE_MS } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: toolEnv(env),
      detached: true,
    });
    let output = '';
    const end = (code, reason = '') => {
      clearTimeout(timer);
      processGroups.delete(child.pid);
      resolve({ code, output: output + reason });
    };
    const endHungCommand = () => {
      signalGroup(child.pid, 'SIGKILL');
      // Closes the output streams, because processes outside the killed group may keep the streams
      // open.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      end(1, `\n'${command}' printed nothing for ${maxSilenceMs / 1000} s and was ended.\n`);
    };
    const timer = setTimeout(endHungCommand, maxSilenceMs);
    if (child.pid) processGroups.add(child.pid);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += String(part);
        timer.refresh();
      });
    child.on('error', (cause) => end(127, `${command} could not be started: ${cause.message}\n`));
    child.on('close', (code) => end(code ?? 1));
  });
}

function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch (cause) {
    if (cause.code !== 'ESRCH') throw cause;
  }
}
