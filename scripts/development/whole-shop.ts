import { freePort } from 'build/free-port';
import { roomOf } from '../packages.mjs';
import type { Programs } from './programs.ts';
import { releaseOnce } from './release-once.ts';
import { servePackage } from './serve-package.ts';
import { watchTypes } from './watch-types.ts';

/** First port that is tried for the storefront's server. */
const BACKEND_PORT = 3100;

/** Sources of the storefront's server. A change in them restarts it. */
const SOURCES = ['api/src', 'contract/src', 'edge/src', 'releases/src', 'server/src'];

const FAILED_NOTICE = `
The storefront's server has failed, so the shop is not open. Its lines above have the cause. It restarts when one of
its source files changes. After a change of settings, run this command again.
`;

/**
 * Serves the shell and the named remotes from dev servers, and everything else from the live
 * releases. With page port 0 all servers use any free port.
 */
export async function wholeShop(running: Programs, names: string[], port: number): Promise<void> {
  await releaseOnce();
  const from = (usual: number) => (port === 0 ? 0 : usual);
  const backendPort = await freePort(from(BACKEND_PORT));
  const { promise: isOpen, resolve: opened } = Promise.withResolvers<void>();
  running.run({
    name: 'storefront',
    command: ['node', ...SOURCES.map((path) => `--watch-path=${path}`), 'scripts/serve.ts'],
    env: { HOST: '127.0.0.1', PORT: String(backendPort), PUBLIC_URL: '' },
    // Node's watch mode forwards no messages of its program, and keeps running after it has failed.
    onLine: (line) => {
      if (line.startsWith('The shop is open at')) opened();
      if (line.includes('Failed running')) console.error(FAILED_NOTICE);
    },
    onEnd: stop("The storefront's server"),
  });
  const rooms = names.filter((name) => name !== 'shell');
  watchTypes(running, [...rooms, 'shell']);
  const ports = await Promise.all(
    rooms.map(async (name) => {
      const found = await servePackage(running, name, { port: from(roomOf(name).devPort) });
      return found === null ? [] : ([[name, found]] as const);
    }),
  );
  const page = await servePackage(running, 'shell', {
    port,
    env: {
      DEV_BACKEND: `http://127.0.0.1:${backendPort}`,
      DEV_ROOMS: JSON.stringify(Object.fromEntries(ports.flat())),
    },
    onEnd: stop("The shell's dev server"),
  });
  if (page === null) return;
  await isOpen;
  console.log(`\nThe shop opens at http://localhost:${page} when the first builds are done.\n`);

  function stop(what: string) {
    return () => {
      console.error(`${what} has ended. All other servers end too.`);
      void running.end().then(() => process.exit(1));
    };
  }
}
