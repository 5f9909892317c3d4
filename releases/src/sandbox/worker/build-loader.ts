import type { LoadedBuild, ParentFunctions, ServerBuild } from '../messages.ts';
import { describeError } from './describe-error.ts';
import { type ServerModules, loadServerBuild } from './load-server-build.ts';
import type { CodeTracker } from './code-tracker.ts';

/** Pause in ms before a failed import is repeated, because the files may have been restored. */
const RETRY_AFTER_MS = 2000;

/**
 * Creates a loader of server builds. A remote uses the shell's copy of React, so each remote is
 * loaded again for each shell.
 */
export function createBuildLoader(
  codeTracker: CodeTracker,
  parent: Pick<ParentFunctions, 'reportFailure'>,
) {
  const modulesByBuild = new Map<string, Promise<ServerModules>>();

  async function importBuild(build: ServerBuild, shell: ServerBuild): Promise<ServerModules> {
    const shellModules = build.id === shell.id ? {} : await loadModules(shell, shell);
    codeTracker.enter(build);
    const modules = await loadServerBuild(build, shellModules);
    codeTracker.enter(shell);
    return modules;
  }

  function loadModules(build: ServerBuild, shell: ServerBuild): Promise<ServerModules> {
    const id = `${shell.id} ${build.id}`;
    const cachedModules = modulesByBuild.get(id);
    if (cachedModules) return cachedModules;
    const pendingModules = importBuild(build, shell);
    pendingModules.catch((cause: unknown) => {
      parent.reportFailure({ release: build.id, kind: 'import', failure: describeError(cause) });
      setTimeout(() => modulesByBuild.delete(id), RETRY_AFTER_MS).unref();
    });
    modulesByBuild.set(id, pendingModules);
    return pendingModules;
  }

  async function tryLoad(build: ServerBuild, shell: ServerBuild): Promise<LoadedBuild> {
    try {
      return { routes: listPagePaths(await loadModules(build, shell)), failure: null };
    } catch (cause) {
      return { routes: [], failure: cause instanceof Error ? cause.message : String(cause) };
    }
  }

  return { loadModules, tryLoad };
}

function listPagePaths(modules: ServerModules): string[] {
  const { routes = [] } = (modules['./routes'] ?? {}) as { routes?: { path: string }[] };
  return routes.map(({ path }) => path);
}
