import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { COMMAND_LIMIT, pickNetworkEnv } from './run-command.ts';

const root = join(import.meta.dirname, '../../..');
const installOptions = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

/** Environment without a path into this repository. */
const env = {
  ...pickNetworkEnv(process.env),
  HOME: process.env['HOME'],
  PATH: (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root))
    .join(delimiter),
  RELEASED_BY: 'Ada',
};

/**
 * Packs this repository's packages into one npm package. Creates an empty folder outside this
 * repository, in which `create` makes a remote.
 */
export async function createOutsideRemote() {
  const scratch = mkdtempSync(join(tmpdir(), 'outside-'));
  const folder = join(scratch, 'gifts-mfe');
  mkdirSync(folder);
  const children: ChildProcess[] = [];

  const start = (more: NodeJS.ProcessEnv, cwd: string, [name = '', ...args]: string[]) => {
    const child = spawn(name, args, { cwd, env: { ...env, ...more }, timeout: COMMAND_LIMIT });
    children.push(child);
    return child;
  };
  async function run(more: NodeJS.ProcessEnv, cwd: string, command: string[]) {
    const child = start(more, cwd, command);
    const output = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = (await once(child, 'exit')) as [number | null];
    return { code, said: (await output).join('') };
  }

  const packed = await run({}, root, [process.execPath, 'scripts/pack.ts', scratch]);
  if (packed.code !== 0) throw new Error(packed.said);
  const creator = join(scratch, 'create-slr-remote-1.0.0.tgz');
  return {
    folder,
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    has: (path: string) => existsSync(join(folder, path)),
    /** Runs a command in the folder, with further environment variables. */
    run: (more: NodeJS.ProcessEnv, ...command: string[]) => run(more, folder, command),
    /** Starts a command in the folder. `close` ends it. */
    start: (...command: string[]) => start({}, folder, command),
    async create() {
      await run({}, folder, ['npm', 'install', '--no-save', ...installOptions, creator]);
      return run({}, folder, ['npm', 'create', 'slr-remote', '--', '--owner', 'gift team']);
    },
    install: () => run({}, folder, ['npm', 'install', ...installOptions]),
    /** Changes a file while `work` runs, and restores it afterwards. */
    async changed<Result>(path: string, [from, to]: [string, string], work: () => Promise<Result>) {
      const before = readFileSync(join(folder, path), 'utf8');
      writeFileSync(join(folder, path), before.replace(from, to));
      const result = await work();
      writeFileSync(join(folder, path), before);
      return result;
    },
    async close() {
      for (const child of children.filter(({ exitCode }) => exitCode === null)) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
