import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ServerBuild } from '../messages.ts';

export type ServerModules = Record<string, Record<string, unknown> | undefined>;

const COMMON_JS_PARAMETERS = ['module', 'exports', 'require', '__filename', '__dirname'];

/**
 * Loads a server build. A remote gets React and `shared` from `shellModules`, so that only one copy
 * of each exists.
 */
export async function loadServerBuild(
  { id, folder, integrity }: ServerBuild,
  shellModules: ServerModules,
): Promise<ServerModules> {
  const file = join(folder, 'server/main.cjs');
  const nodeRequire = createRequire(file);
  const module = { exports: {} };
  const requireModule = (request: string): unknown => {
    if (request in shellModules) return shellModules[request];
    if (/^(react|react-dom|shared)(\/|$)/.test(request)) {
      throw new Error(
        `'${request}' is not among what the live shell shares; ${file} needs a newer shell.`,
      );
    }
    return nodeRequire(request);
  };
  const source = readFileSync(file);
  // Compares the hash again, because the file may have changed since the last check.
  const hash = createHash('sha384').update(source).digest('base64');
  if (`sha384-${hash}` !== integrity)
    throw new Error(`The server build of ${id} is not what was released.`);
  // Some builds need `__filename` and the other variables of a CommonJS module.
  const runModule = compileFunction(source.toString(), COMMON_JS_PARAMETERS, { filename: file });
  runModule(module, module.exports, requireModule, file, dirname(file));
  // The exports are a promise if the module has a top-level await.
  return (await module.exports) as ServerModules;
}
