import type { Build, LoadedBuild, ParentFunctions } from '../messages.ts';
import { described } from './described.ts';
import { type Modules, loadServerBuild } from './load-server-build.ts';
import type { WhoseCode } from './whose-code.ts';

/** Time after which a failed import may be retried, in ms. Its files may have been restored. */
const RETRY_AFTER_MS = 2000;

/**
 * Loads and caches server builds. A remote is loaded once for each shell, because it uses that
 * shell's React.
 */
export function releasedBuilds(whose: WhoseCode, tell: Pick<ParentFunctions, 'failed'>) {
  const builds = new Map<string, Promise<Modules>>();

  async function load(build: Build, shell: Build): Promise<Modules> {
    const scope = build.id === shell.id ? {} : await modulesOf(shell, shell);
    whose.enter(build);
    const modules = await loadServerBuild(build, scope);
    whose.enter(shell);
    return modules;
  }

  /** Resolves to the modules that a build exposes. Rejects if it cannot be imported. */
  function modulesOf(build: Build, shell: Build): Promise<Modules> {
    const id = `${shell.id} ${build.id}`;
    const known = builds.get(id);
    if (known) return known;
    const loading = load(build, shell);
    loading.catch((cause: unknown) => {
      tell.failed({ release: build.id, kind: 'import', failure: described(cause) });
      setTimeout(() => builds.delete(id), RETRY_AFTER_MS).unref();
    });
    builds.set(id, loading);
    return loading;
  }

  /** Resolves to the page paths of a build, or to the reason why it cannot be imported. */
  async function tryLoad(build: Build, shell: Build): Promise<LoadedBuild> {
    try {
      return { routes: pathsOf(await modulesOf(build, shell)), failure: null };
    } catch (cause) {
      return { routes: [], failure: cause instanceof Error ? cause.message : String(cause) };
    }
  }

  return { modulesOf, tryLoad };
}

function pathsOf(modules: Modules): string[] {
  const { routes = [] } = (modules['./routes'] ?? {}) as { routes?: { path: string }[] };
  return routes.map(({ path }) => path);
}
