import { parseArgs } from 'node:util';
import { findFreePort } from 'build/free-port';
import { createProcessLog } from 'server/json-console';
import { endGracefully } from 'server/end-in-order';
import { toLoggable } from 'server/loggable';
import { serveInDeployedShop } from './development/serve-in-deployed-shop.ts';
import { serveStandaloneRemote } from './development/serve-standalone-remote.ts';
import { createProgramRunner } from './development/program-runner.ts';
import { serveFullShop } from './development/serve-full-shop.ts';
import { listRemotes } from './packages.mjs';

/**
 * Longest wait in ms for the end of all programs. It exceeds the time limit in `program-runner.ts`,
 * after which a program is killed.
 */
const KILL_TIMEOUT_MS = 39_000;

/** Runs the dev servers after the installation. `dev.mjs` describes the arguments. */
try {
  await startServers();
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}

async function startServers(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      port: { type: 'string' },
      alone: { type: 'boolean', default: false },
      against: { type: 'string' },
    },
    allowPositionals: true,
  });
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('Dev servers are for development: unset NODE_ENV.');
  const knownNames = ['shell', ...listRemotes()];
  const unknownNames = positionals.filter((name) => !knownNames.includes(name));
  if (unknownNames.length > 0)
    throw new Error(
      `No such remote: ${unknownNames.join(', ')}. There are ${knownNames.join(', ')}.`,
    );
  if (values.alone && values.against !== undefined)
    throw new Error('--alone and --against exclude each other: one starts no shop, one names it.');
  const port = await choosePagePort(values.port ?? process.env['PORT']);
  const runner = createProgramRunner();
  const end = async () => {
    await runner.end();
    process.exit();
  };
  endGracefully(createProcessLog('dev', 'warn'), end, toLoggable, KILL_TIMEOUT_MS);
  if (values.against !== undefined)
    return serveInDeployedShop(runner, positionals, { port, address: values.against });
  if (values.alone) return serveStandaloneRemote(runner, positionals, port);
  return serveFullShop(runner, positionals.length > 0 ? positionals : knownNames, port);
}

async function choosePagePort(requestedPort: string | undefined): Promise<number> {
  if (requestedPort === undefined) return findFreePort(3000);
  const port = Number(requestedPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`The port must be a whole number from 0 to 65535, not '${requestedPort}'.`);
  if (port !== 0 && (await findFreePort(port)) !== port)
    throw new Error(`Port ${port} is taken: stop what uses it, or set another.`);
  return port;
}
