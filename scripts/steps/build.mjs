import { must } from './run.mjs';

/** Builds the packages whose sources changed; the others come from the cache. */
export async function build() {
  console.log('Building what changed…');
  await must('lerna', ['run', 'build', '--concurrency', '2', '--loglevel', 'error'], {
    env: { NODE_ENV: 'production' },
  });
}
