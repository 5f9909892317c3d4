import type { ParentFunctions, WorkerFunctions } from '../messages.ts';
import { containReleasedCode } from './containment.ts';
import { endWithParent, connectParent } from './parent.ts';
import { createBuildLoader } from './build-loader.ts';
import { createCodeTracker } from './code-tracker.ts';

/** Runs a worker that only imports builds and returns their page paths. */

endWithParent(Number(process.argv[2]));

const parent = connectParent<ParentFunctions, WorkerFunctions>({
  load: (build, shell) => buildLoader.tryLoad(build, shell),
});
const codeTracker = createCodeTracker((release) => void parent.reportEntry(release));
const buildLoader = createBuildLoader(codeTracker, parent);

containReleasedCode(codeTracker, {
  reportFailure: (failure) => void parent.reportFailure(failure),
  logOutput: (release, text) => void parent.logOutput(release, text),
});
