/**
 * First path segments that `edge` answers itself, without the addresses of files such as
 * '/robots.txt'. `edge/test/edge-segments.test.ts` compares them with the routes of `edge`. The
 * backend refuses them as addresses of services.
 */
export const edgeSegments = [
  'api',
  'captcha',
  'healthz',
  'readyz',
  'release-api',
  'release-reports',
  'releases',
];
