import { runProgramAndExit } from './steps/run.mjs';

/** Starts a checkout that `npm run ready` has built. Checks nothing, so that it serves at once. */
if (process.env.NODE_ENV !== 'production') process.env.DEMO_DATA ??= 'on';
runProgramAndExit(['scripts/serve.ts']);
