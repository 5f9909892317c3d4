import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildEdge } from 'edge/app';
import { publish } from 'releases/publish';
import { buildReleaseService } from 'releases/service';
import { readServiceSettings } from 'releases/service-settings';
import { addToken } from 'releases/tokens';
import { openReleases } from 'releases/releases';
import { readSettings } from 'edge/settings';
import { readStatus } from 'releases/status';
import { copyRepository } from './copy-of-repository.ts';
import { COMMAND_LIMIT, commandEnv } from './run-command.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Starts a shop with the builds of `packages` in this checkout. The team that releases into the
 * shop has a copy of this checkout, and knows only the shop's URL.
 */
export const startRunningShop = (...packages: string[]) =>
  startRunningShopWithBackend('http://127.0.0.1:1', ...packages);

/** Works like `startRunningShop`, but with the backend at `API_HOST`. */
export async function startRunningShopWithBackend(API_HOST: string, ...packages: string[]) {
  const team = copyRepository();
  const DATA_DIR = join(team.folder, '.shop');
  const ownEnv = { DATA_DIR, LOG_LEVEL: 'silent' };
  const service = await buildReleaseService(readServiceSettings(ownEnv));
  const RELEASE_SERVICE_URL = await service.listen({ port: 0, host: '127.0.0.1' });
  const settings = readSettings({ ...ownEnv, API_HOST, RELEASE_SERVICE_URL });
  const releases = await openReleases(settings);
  const app = await buildEdge(settings, { checkReady: () => Promise.resolve(true) });
  let onUpload: () => void = () => undefined;
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'PUT') onUpload();
    done();
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await publish(
    releases,
    packages.map((name) => join(root, name)),
    { by: 'The first', commit: 'unknown' },
  );

  return {
    origin,
    /** Resolves to the live release of a remote, and to the last change in the shop's history. */
    async live(remote: string) {
      const { releases: all, history } = await readStatus(releases);
      const liveVersion = all.find(({ name, state }) => name === remote && state === 'live');
      const lastMove = history.at(-1)?.what;
      return {
        by: liveVersion?.by,
        version: liveVersion?.version,
        commit: liveVersion?.recorded?.commit,
        lastMove,
      };
    },
    token: async (name: string) => {
      const tokenRequest = { packages: [name], holder: `${name} team`, days: 1 };
      return (await addToken(releases.store, tokenRequest, 'A test')).secret;
    },
    /**
     * Creates the team's build of a package. It is a copy of the build in this checkout with an
     * additional line.
     */
    build(name: string, line: string) {
      cpSync(join(root, name, 'dist'), join(team.folder, name, 'dist'), { recursive: true });
      appendFileSync(join(team.folder, name, 'dist/remoteEntry.js'), `\n// ${line}\n`);
    },
    /**
     * Runs a command in the team's checkout. With `isKilled`, kills the command at its first
     * upload.
     */
    async run(token: string | undefined, [name = '', ...args]: string[], isKilled = false) {
      const child = spawn(name, args, {
        cwd: team.folder,
        timeout: COMMAND_LIMIT,
        killSignal: 'SIGKILL',
        env: {
          ...commandEnv,
          CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
          RELEASED_BY: 'Ada',
          NODE_COMPILE_CACHE: join(team.folder, '.cache/node'),
          RELEASE_TO: origin,
          ...(token && { RELEASE_TOKEN: token }),
        },
      });
      onUpload = isKilled ? () => child.kill('SIGKILL') : () => undefined;
      const output = Promise.all([text(child.stdout), text(child.stderr)]);
      const [code] = (await once(child, 'exit')) as [number | null];
      return { code, said: (await output).join('') };
    },
    async close() {
      await app.close();
      await service.close();
      team.remove();
    },
  };
}
