import { findFreePort } from 'build/free-port';
import { listReleasedPackages, readRemote, resolveFolder } from '../packages.mjs';
import { type ProgramRunner, watchTypes } from './program-runner.ts';
import { servePackage } from './serve-package.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publishInitialBuilds } from 'releases/publish-initial-builds';
import { openReleases } from 'releases/releases';
import { readSettings } from 'edge/settings';
import { readStatus } from 'releases/status';
import { readAuthor } from '../releasing/read-author.ts';
import { buildPackages } from '../steps/build.mjs';

const BACKEND_PORT = 3100;

const SOURCES = ['api/src', 'contract/src', 'edge/src', 'releases/src', 'server/src'];

const FAILED_NOTICE = `
The storefront's server has failed, so the shop is not open. Its lines above have the cause. It restarts when one of
its source files changes. After a change of settings, run this command again.
`;

/**
 * Serves the named packages from dev servers and all others from the live releases. With port 0,
 * each server uses a free port.
 */
export async function serveFullShop(
  runner: ProgramRunner,
  names: string[],
  port: number,
): Promise<void> {
  await releaseIfEmpty();
  const choosePort = (defaultPort: number) => (port === 0 ? 0 : defaultPort);
  const backendPort = await findFreePort(choosePort(BACKEND_PORT));
  const { promise: shopOpen, resolve: resolveOpen } = Promise.withResolvers<void>();
  runner.run({
    name: 'storefront',
    command: ['node', ...SOURCES.map((path) => `--watch-path=${path}`), 'scripts/serve.ts'],
    env: { HOST: '127.0.0.1', PORT: String(backendPort), PUBLIC_URL: '' },
    // Reads the output, because Node's watch mode keeps running after its program has failed.
    onLine: (line) => {
      if (line.startsWith('The shop is open at')) resolveOpen();
      if (line.includes('Failed running')) console.error(FAILED_NOTICE);
    },
    onEnd: createStopHandler("The storefront's server"),
  });
  const remotes = names.filter((name) => name !== 'shell');
  watchTypes(runner, [...remotes, 'shell']);
  const ports = await Promise.all(
    remotes.map(async (name) => {
      const devPort = await servePackage(runner, name, {
        port: choosePort(readRemote(name).devPort),
      });
      return devPort === null ? [] : ([[name, devPort]] as const);
    }),
  );
  const pagePort = await servePackage(runner, 'shell', {
    port,
    env: {
      DEV_BACKEND: `http://127.0.0.1:${backendPort}`,
      DEV_REMOTES: JSON.stringify(Object.fromEntries(ports.flat())),
    },
    onEnd: createStopHandler("The shell's dev server"),
  });
  if (pagePort === null) return;
  await shopOpen;
  console.log(`\nThe shop opens at http://localhost:${pagePort} when the first builds are done.\n`);

  function createStopHandler(programName: string) {
    return () => {
      console.error(`${programName} has ended. All other servers end too.`);
      void runner.end().then(() => process.exit(1));
    };
  }
}

/**
 * Builds and publishes all packages if nothing was ever released. Skips packages whose build fails.
 */
async function releaseIfEmpty(): Promise<void> {
  const releases = await openReleases(readSettings(process.env));
  if ((await readStatus(releases)).revision > 0) return;
  console.log('Building every package, since nothing is released yet…');
  await buildPackages(['--parallel', '2']);
  const builtPackages = listReleasedPackages().filter((name) =>
    existsSync(join(resolveFolder(name), 'dist/release.json')),
  );
  await publishInitialBuilds(
    releases,
    Object.fromEntries(builtPackages.map((name) => [name, resolveFolder(name)])),
    readAuthor('the first start of development'),
  );
}
