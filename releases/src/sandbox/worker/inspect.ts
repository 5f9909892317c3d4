import type { ParentFunctions, WorkerFunctions } from '../messages.ts';
import { contain } from './containment.ts';
import { endWithParent } from './end-with-parent.ts';
import { connectParent } from './parent.ts';
import { releasedBuilds } from './released-builds.ts';
import { whoseCode } from './whose-code.ts';

/* The program of a worker that only imports builds and returns their page paths. */

endWithParent(Number(process.argv[2]));

const parent = connectParent<ParentFunctions, WorkerFunctions>({
  load: (build, shell) => builds.tryLoad(build, shell),
});
const whose = whoseCode((release) => void parent.entering(release));
const builds = releasedBuilds(whose, parent);

contain(whose, {
  failed: (failure) => void parent.failed(failure),
  said: (release, text) => void parent.said(release, text),
});
