import { containReleasedCode } from 'releases/sandbox/containment';
import { describeError, toFailureKind } from 'releases/sandbox/describe-error';
import { endWithParent, connectParent } from 'releases/sandbox/parent';
import type { ServerModules } from 'releases/sandbox/load-server-build';
import { createBuildLoader } from 'releases/sandbox/build-loader';
import { createCodeTracker } from 'releases/sandbox/code-tracker';
import type { RenderFunctions, RenderParentFunctions } from '../messages.ts';
import { renderPage } from './render.ts';

/**
 * Runs a render worker. The worker gets no settings and may read only the folders of the releases
 * that it renders.
 */

endWithParent(Number(process.argv[2]));

const parent = connectParent<RenderParentFunctions, RenderFunctions>({
  load: (build, shell) => buildLoader.tryLoad(build, shell),

  async render(task) {
    try {
      const shell = await buildLoader.loadModules(task.shell, task.shell);
      const remotes: Record<string, ServerModules> = {};
      for (const build of task.remotes) {
        const modules = await buildLoader.loadModules(build, task.shell).catch(() => null);
        if (modules) remotes[build.name] = modules;
      }
      const knownResponses = new Map(Object.entries(task.responses ?? {}));
      const page = await renderPage(
        task,
        { shell, remotes },
        codeTracker,
        async (path) => knownResponses.get(path) ?? parent.read(path),
      );
      return { ...page, memoryMb: Math.round(process.memoryUsage.rss() / 2 ** 20) };
    } catch (cause) {
      const kind = toFailureKind(cause, 'throw');
      return {
        broken: {
          release: codeTracker.findFailingRelease(cause),
          kind,
          failure: describeError(cause),
        },
      };
    }
  },
});
const codeTracker = createCodeTracker((release) => void parent.reportEntry(release));
const buildLoader = createBuildLoader(codeTracker, parent);

containReleasedCode(codeTracker, {
  reportFailure: (failure) => void parent.reportFailure(failure),
  logOutput: (release, text) => void parent.logOutput(release, text),
});
