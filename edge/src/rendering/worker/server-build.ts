import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Build } from '../messages.ts';

/** A server build's exports: exposed name to module. */
export type Modules = Record<string, Record<string, unknown> | undefined>;

const COMMON_JS = ['module', 'exports', 'require', '__filename', '__dirname'];

/**
 * Loads a server build. What a room shares it takes from the shell's build, which carries React and
 * `shared`, so that there is one of each; the shell's own scope is empty.
 */
export async function loadServerBuild(
  { id, folder, integrity }: Build,
  scope: Modules,
): Promise<Modules> {
  const file = join(folder, 'server/main.cjs');
  const nodeRequire = createRequire(file);
  const module = { exports: {} };
  const give = (request: string): unknown => {
    if (request in scope) return scope[request];
    if (/^(react|react-dom|shared)(\/|$)/.test(request)) {
      throw new Error(
        `'${request}' is not among what the live shell shares; ${file} needs a newer shell.`,
      );
    }
    return nodeRequire(request);
  };
  // What Node gives a CommonJS file: builds with workers ask for their own place.
  const source = readFileSync(file);
  // Verified before, but files can be changed at any time: what is run is what was released.
  const hash = createHash('sha384').update(source).digest('base64');
  if (`sha384-${hash}` !== integrity)
    throw new Error(`The server build of ${id} is not what was released.`);
  const run = compileFunction(source.toString(), COMMON_JS, { filename: file });
  run(module, module.exports, give, file, dirname(file));
  // A module that awaits something at its top exports a promise.
  return (await module.exports) as Modules;
}
