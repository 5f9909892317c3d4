import type { Build, LoadedBuild } from '../messages.ts';
import { contain } from './containment.ts';
import { described, kindOf } from './described.ts';
import { endWithParent } from './end-with-parent.ts';
import { connectParent } from './parent.ts';
import { renderPage } from './render.ts';
import { type Modules, loadServerBuild } from './server-build.ts';
import { whoseCode } from './whose-code.ts';

/*
 * Program of a process that runs released code. It has no settings and may only read the live
 * releases. The parent kills it when it takes too long.
 */

endWithParent(Number(process.argv[2]));

/** Time after which a failed import is tried again, in ms. Its files may be restored by then. */
const RETRY_AFTER_MS = 2000;

const builds = new Map<string, Promise<Modules>>();
const parent = connectParent({
  async load(build, shell): Promise<LoadedBuild> {
    try {
      const modules = await loaded(build, shell);
      return { routes: pathsOf(modules), failure: null };
    } catch (cause) {
      return { routes: [], failure: cause instanceof Error ? cause.message : String(cause) };
    }
  },

  async render(order) {
    try {
      const shell = await loaded(order.shell, order.shell);
      const rooms: Record<string, Modules> = {};
      for (const build of order.rooms) {
        // The failed import is already reported. The page renders without this remote.
        const modules = await loaded(build, order.shell).catch(() => null);
        if (modules) rooms[build.name] = modules;
      }
      const page = await renderPage(order, { shell, rooms }, whose, (path) => parent.read(path));
      return { ...page, memoryMb: Math.round(process.memoryUsage.rss() / 2 ** 20) };
    } catch (cause) {
      const kind = kindOf(cause, 'throw');
      return { broken: { release: whose.behind(cause), kind, failure: described(cause) } };
    }
  },
});
const whose = whoseCode((release) => void parent.entering(release));

contain(whose, {
  failed: (failure) => void parent.failed(failure),
  said: (release, text) => void parent.said(release, text),
});

/** Loads each build once per shell, because a remote uses the shell's copy of React. */
function loaded(build: Build, shell: Build): Promise<Modules> {
  const id = `${shell.id} ${build.id}`;
  const known = builds.get(id);
  if (known) return known;
  const loading = load(build, shell);
  loading.catch((cause: unknown) => {
    parent.failed({ release: build.id, kind: 'import', failure: described(cause) });
    setTimeout(() => builds.delete(id), RETRY_AFTER_MS).unref();
  });
  builds.set(id, loading);
  return loading;
}

async function load(build: Build, shell: Build): Promise<Modules> {
  const scope = build.id === shell.id ? {} : await loaded(shell, shell);
  whose.enter(build);
  const modules = await loadServerBuild(build, scope);
  whose.enter(shell);
  return modules;
}

function pathsOf(modules: Modules): string[] {
  const { routes = [] } = (modules['./routes'] ?? {}) as { routes?: { path: string }[] };
  return routes.map(({ path }) => path);
}
