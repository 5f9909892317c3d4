import { contain } from 'releases/sandbox/containment';
import { described, kindOf } from 'releases/sandbox/described';
import { endWithParent } from 'releases/sandbox/end-with-parent';
import type { Modules } from 'releases/sandbox/load-server-build';
import { connectParent } from 'releases/sandbox/parent';
import { releasedBuilds } from 'releases/sandbox/released-builds';
import { whoseCode } from 'releases/sandbox/whose-code';
import type { RenderFunctions, RenderParentFunctions } from '../messages.ts';
import { renderPage } from './render.ts';

/*
 * The program of a render worker, in which released code runs. It has no settings and may read only
 * the folders of live releases. Its parent kills it at the time limit.
 */

endWithParent(Number(process.argv[2]));

const parent = connectParent<RenderParentFunctions, RenderFunctions>({
  load: (build, shell) => builds.tryLoad(build, shell),

  async render(order) {
    try {
      const shell = await builds.modulesOf(order.shell, order.shell);
      const rooms: Record<string, Modules> = {};
      for (const build of order.rooms) {
        // The parent knows already why an import failed. The page is rendered without that remote.
        const modules = await builds.modulesOf(build, order.shell).catch(() => null);
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
const builds = releasedBuilds(whose, parent);

contain(whose, {
  failed: (failure) => void parent.failed(failure),
  said: (release, text) => void parent.said(release, text),
});
