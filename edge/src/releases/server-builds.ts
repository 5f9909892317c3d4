import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

/** A server build's exports: exposed name to module. */
export interface ServerModules {
  table: Record<string, unknown>;
}

/** Loads the shell's server build, which carries React and `shared`: the server's share scope. */
export const loadShellBuild = (file: string): ServerModules => load(file, {});

/** Loads a room's server build; what it shares it takes from the shell's, so that there is one of each. */
export const loadServerBuild = (file: string, shell: ServerModules): ServerModules =>
  load(file, shell.table);

const COMMON_JS = ['module', 'exports', 'require', '__filename', '__dirname'];

function load(file: string, scope: Record<string, unknown>): ServerModules {
  const nodeRequire = createRequire(file);
  const module = { exports: {} as Record<string, unknown> };
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
  return { table: module.exports };
}
