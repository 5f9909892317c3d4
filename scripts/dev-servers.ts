import { parseArgs } from 'node:util';
import { freePort } from 'build/free-port';
import { processLog } from 'server/process-log';
import { endInOrder } from 'server/end-in-order';
import { loggable } from 'server/loggable';
import { roomAlone } from './development/room-alone.ts';
import { programs } from './development/programs.ts';
import { wholeShop } from './development/whole-shop.ts';
import { rooms } from './packages.mjs';

/** Time until the process is killed, in ms. It exceeds the same limit of the started programs. */
const PATIENCE = 39_000;

/**
 * Runs the development servers of `npm run dev` after the installation. See `dev.mjs` for the
 * arguments.
 */
try {
  await start();
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}

async function start(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string' }, alone: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('Dev servers are for development: unset NODE_ENV.');
  const known = ['shell', ...rooms()];
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such room: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  const port = await pagePort(values.port ?? process.env['PORT']);
  const running = programs();
  const end = async () => {
    await running.end();
    process.exit();
  };
  endInOrder(processLog('dev', 'warn'), end, loggable, PATIENCE);
  if (values.alone) return roomAlone(running, positionals, port);
  return wholeShop(running, positionals.length > 0 ? positionals : known, port);
}

/** Returns the requested port, or any port for 0. Throws if it is in use. */
async function pagePort(asked: string | undefined): Promise<number> {
  if (asked === undefined) return freePort(3000);
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`The port must be a whole number from 0 to 65535, not '${asked}'.`);
  if (port !== 0 && (await freePort(port)) !== port)
    throw new Error(`Port ${port} is taken: stop what uses it, or set another.`);
  return port;
}
