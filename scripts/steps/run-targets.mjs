import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, createToolEnv } from './run.mjs';

const cache = join(root, '.cache/nx');
const reportFile = join(cache, 'run.json');

/** Longest time in ms in which no task ends. Several times the duration of the slowest task. */
const MAX_SILENCE_MS = 5_400_000;

/**
 * Runs targets of Nx. Two tasks more than there are CPU cores run at a time, because tests also wait
 * for processes and time limits. Resolves to the tasks that ended, and to the exit code.
 * @param {string[]} targets
 * @param {{ projects?: string[], env?: NodeJS.ProcessEnv, options?: string[] }} [settings] `options`
 * are those of `nx run-many`.
 */
export async function runTargets(targets, { projects, env, options = [] } = {}) {
  rmSync(reportFile, { force: true });
  const code = await runUntilSilent(
    'nx',
    [
      ...['run-many', '--target', targets.join(), '--output-style', 'static'],
      ...['--parallel', String(availableParallelism() + 2)],
      ...(projects ? ['--projects', projects.join()] : []),
      ...options,
    ],
    { env },
  );
  return { code, tasks: readTasks() };
}

/**
 * Runs failed tasks of a run once more, one after the other. Resolves to the run with their new
 * results, in which `firstOutput` is the output of the failed first try.
 * @param {Awaited<ReturnType<typeof runTargets>>} run
 * @param {NodeJS.ProcessEnv} env
 */
export async function repeatFailedTasks({ code, tasks }, env) {
  const latestTasks = [];
  for (const task of tasks) {
    if (!task.hasFailed) latestTasks.push(task);
    else {
      const second = await runTargets([task.target], { projects: [task.project], env });
      const repeated = second.tasks.find(({ name }) => name === task.name);
      latestTasks.push(repeated ? { ...repeated, firstOutput: task.output } : task);
    }
  }
  const isMended = tasks.length > 0 && latestTasks.every(({ hasFailed }) => !hasFailed);
  return { code: isMended ? 0 : code, tasks: latestTasks };
}

/** Reads the tasks of the last run. Nx writes no report if it was ended. */
function readTasks() {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')).tasks.map(readTask);
  } catch (cause) {
    if (cause.code === 'ENOENT') return [];
    throw cause;
  }
}

const readTask = ({ projectName, target, hash, startTime, endTime, cacheStatus, status }) => ({
  name: projectName === 'scripts' ? target : `${projectName}:${target}`,
  project: projectName,
  target,
  ms: Date.parse(endTime) - Date.parse(startTime),
  isCached: cacheStatus !== 'cache-miss',
  hasFailed: status !== 0,
  output: readFileSync(join(cache, 'terminalOutputs', hash), 'utf8'),
});

const processGroups = new Set();
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const group of processGroups) signalGroup(group, signal);
    process.exit(1);
  });

/**
 * Runs a command. If the command prints nothing for `maxSilenceMs`, kills it with all its processes.
 * Resolves to its exit code.
 */
export function runUntilSilent(command, args, { env = {}, maxSilenceMs = MAX_SILENCE_MS } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: createToolEnv({ FORCE_COLOR: 'false', ...env }),
      detached: true,
    });
    const end = (code) => {
      clearTimeout(timer);
      processGroups.delete(child.pid);
      resolve(code);
    };
    const endHungCommand = () => {
      console.error(`\n'${command}' printed nothing for ${maxSilenceMs / 1000} s and was ended.`);
      signalGroup(child.pid, 'SIGKILL');
      // Closes the output streams, because processes outside the killed group may keep the streams
      // open.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      end(1);
    };
    const timer = setTimeout(endHungCommand, maxSilenceMs);
    if (child.pid) processGroups.add(child.pid);
    for (const name of ['stdout', 'stderr'])
      child[name].setEncoding('utf8').on('data', (text) => {
        process[name].write(stripVTControlCharacters(text));
        timer.refresh();
      });
    child.on('error', (cause) => {
      console.error(`${command} could not be started: ${cause.message}`);
      end(127);
    });
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
