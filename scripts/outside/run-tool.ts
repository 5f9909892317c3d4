import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

export const remoteFolder = process.cwd();

/** Runs a tool of the remote's `node_modules`. Throws if the tool fails. */
export async function runTool(name: string, ...args: string[]): Promise<void> {
  const tools = join(remoteFolder, 'node_modules/.bin');
  const child = spawn(name, args, {
    cwd: remoteFolder,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${tools}${delimiter}${process.env['PATH']}` },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`'${[name, ...args].join(' ')}' failed.`);
}
