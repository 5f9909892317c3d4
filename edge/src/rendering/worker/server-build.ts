import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

/** A server build's exports: exposed name to module. */
export type Modules = Record<string, Record<string, unknown> | undefined>;

const COMMON_JS = ['module', 'exports', 'require', '__filename', '__dirname'];

/**
 * Loads a server build. What a room shares it takes from the shell's build, which carries React and
 * `shared`, so that there is one of each; the shell's own scope is empty.
 */
export async function loadServerBuild(file: string, scope: Modules): Promise<Modules> {
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
  const run = compileFunction(readFileSync(file, 'utf8'), COMMON_JS, { filename: file });
  run(module, module.exports, give, file, dirname(file));
  // A module that awaits something at its top exports a promise.
  return (await module.exports) as Modules;
}
