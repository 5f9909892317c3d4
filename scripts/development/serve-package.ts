import type { DeployedShop } from 'build/deployed-shop';
import type { ProgramRunner } from './program-runner.ts';
import { resolveFolder } from '../packages.mjs';

interface Options {
  /** First port to try. */
  port: number;
  isStandalone?: boolean;
  /** Running shop whose pages embed the package. */
  shop?: DeployedShop;
  env?: Record<string, string>;
  onEnd?: () => void;
}

const PROGRAM = 'build/src/development/serve-package.ts';

/**
 * Starts a dev server. Resolves to its port, or to null if the server ended before it had a port.
 */
export function servePackage(
  { run }: ProgramRunner,
  name: string,
  { port, isStandalone = false, shop, env, onEnd }: Options,
): Promise<number | null> {
  const { promise: listeningPort, resolve } = Promise.withResolvers<number | null>();
  run({
    name,
    command: [
      'node',
      PROGRAM,
      resolveFolder(name),
      String(port),
      ...(isStandalone ? ['--alone'] : []),
      ...(shop ? ['--against', JSON.stringify(shop)] : []),
    ],
    env,
    onMessage: (message) => {
      if (typeof message['port'] === 'number') resolve(message['port']);
    },
    onEnd: () => {
      resolve(null);
      if (onEnd) onEnd();
      else console.error(`The dev server of ${name} has ended. The others still run.`);
    },
  });
  return listeningPort;
}
