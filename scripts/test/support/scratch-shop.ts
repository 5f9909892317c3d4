import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { publish } from 'releases/publish';
import { openReleases } from 'releases/releases';
import { commandEnv, runCommand } from './run-command.ts';

const root = join(import.meta.dirname, '../../..');

/** Creates an empty data folder for commands of this checkout. */
export function createScratchShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-releases-'));
  const children: ChildProcess[] = [];
  const env = {
    ...commandEnv,
    DATA_DIR: dataDir,
    RELEASED_BY: 'Ada',
    API_HOST: 'http://127.0.0.1:1',
    PORT: '0',
  };

  return {
    dataDir,
    /** Runs a command. Returns its output after the end. */
    run: (...command: string[]) => runCommand(command, { cwd: root, env }),
    /** Runs a command with further environment variables. */
    runWith: (more: NodeJS.ProcessEnv, ...command: string[]) =>
      runCommand(command, { cwd: root, env: { ...env, ...more } }),
    /**
     * Works like `runWith`, but does not block, so that servers in the test's own process can
     * respond to the command.
     */
    async runBeside(more: NodeJS.ProcessEnv, ...[name = '', ...args]: string[]) {
      const child = spawn(name, args, { cwd: root, env: { ...env, ...more } });
      children.push(child);
      const output = [child.stdout, child.stderr].map((stream) => text(stream));
      const [status] = (await once(child, 'close')) as [number | null];
      return { status, said: (await Promise.all(output)).join('') };
    },
    /** Starts the shop from this checkout. Resolves to its output when the shop is open. */
    async serve(): Promise<string> {
      const child = spawn('node', ['scripts/serve.ts'], { cwd: root, env });
      children.push(child);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part) => (output += String(part)));
      const ended = once(child, 'exit').then(() => {
        throw new Error(output);
      });
      const isOpen = async () => {
        while (!output.includes('The shop is open')) await once(child.stdout, 'data');
      };
      await Promise.race([isOpen(), ended]);
      ended.catch(() => output);
      return output;
    },
    /** Publishes a package with an additional line, as another team would from its own checkout. */
    async releaseElsewhere(name: string, by: string, share?: number) {
      const folder = join(mkdtempSync(join(dataDir, 'elsewhere-')), name);
      cpSync(join(root, name, 'dist'), join(folder, 'dist'), { recursive: true });
      cpSync(join(root, name, 'package.json'), join(folder, 'package.json'));
      appendFileSync(join(folder, 'dist/remoteEntry.js'), `\n// Of ${by}.\n`);
      const releases = await openReleases({ dataDir, releaseStore: null });
      const [release] = await publish(releases, [folder], { by, commit: 'unknown' }, { share });
      return release?.metadata.version ?? '';
    },
    remove() {
      for (const child of children) {
        child.kill('SIGKILL');
        // Closes the streams, because child processes end a moment later and may still write.
        for (const stream of [child.stdout, child.stderr]) stream?.destroy();
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
