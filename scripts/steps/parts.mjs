import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { released, workspaces } from '../packages.mjs';
import { jestResults, nodeTestResults, playwrightResults } from './results.mjs';
import { root } from './run.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const scriptsOf = (folder) => read(join(folder, 'package.json')).scripts ?? {};
const cacheOf = (tool) => ['--cache', '--cache-location', `.cache/${tool}`];
const resultsOf = (name, ending) =>
  join(root, '.cache/results', `${name.replaceAll(/\W+/g, '-')}.${ending}`);

/**
 * Returns the parts of `npm test`, or only those for `folders`. A part counts as one test, or as
 * the tests in its `results`. A part starts after the parts named in its `after`. Long parts come
 * first and checks of a few seconds last, so that no core is idle at the end.
 */
export function testParts(folders, chromium) {
  const whole = folders.length === 0;
  const ofRelease = folders.filter((name) => released().includes(name));
  const [types, lint, ...shortChecks] = checks(folders);
  return [
    ...(whole || ofRelease.length > 0 || folders.some(hasBrowserTests) ? [build] : []),
    ...browsers(whole ? ['e2e'] : folders.filter(hasBrowserTests), chromium),
    types,
    lint,
    ...(whole ? [scripts] : []),
    ...(whole || folders.some(hasUnitTests) ? [jest(folders.filter(hasUnitTests))] : []),
    ...(whole || ofRelease.length > 0 ? [smokeCheck(ofRelease, chromium)] : []),
    ...(ofRelease.length > 0 ? [contract(ofRelease)] : []),
    ...(whole ? workspaces().toReversed() : folders).flatMap(nodeTests),
    ...shortChecks,
  ];
}

/**
 * Tests of several packages together. The development servers' test copies the output of the part
 * 'types'.
 */
const scripts = {
  ...onNodesRunner('scripts', ['npm', '--silent', 'run', 'test:scripts'], { IS_BUILT: 'yes' }),
  after: ['build', 'types'],
};

const build = {
  name: 'build',
  command: ['node', 'scripts/build.mjs', '--concurrency', '1'],
};

/** Checks that the builds of these packages are compatible with the live releases. */
const contract = (folders) => ({
  name: 'contract',
  command: ['node', 'scripts/fits.ts', ...folders],
  after: ['build'],
});

/** The smoke check of a release, for the current builds of these packages. */
const smokeCheck = (folders, chromium) => ({
  name: 'smoke check',
  command: ['node', 'scripts/smoke-check.ts', ...folders],
  env: { CHROMIUM_PATH: chromium },
  after: ['build'],
});

function checks(folders) {
  const whole = folders.length === 0;
  const places = whole ? ['.'] : folders;
  const styles = places.map((place) => `${place}/**/*.css`);
  const strict = ['--max-warnings', '0'];
  return [
    { name: 'types', command: ['tsc', '-b', ...(whole ? [...workspaces(), 'scripts'] : folders)] },
    { name: 'lint', command: ['eslint', ...places, ...cacheOf('eslint'), ...strict] },
    { name: 'format', command: ['prettier', '--check', ...places, ...cacheOf('prettier')] },
    {
      name: 'style lint',
      command: ['stylelint', ...styles, '--allow-empty-input', ...cacheOf('stylelint'), ...strict],
    },
    ...(whole
      ? [
          { name: 'imports', command: ['npm', '--silent', 'run', 'lint:imports'] },
          { name: 'unused code', command: ['knip'] },
        ]
      : []),
  ];
}

function jest(folders) {
  const file = resultsOf('jest', 'json');
  return {
    name: 'unit and component tests',
    command: ['jest', ...folders.map((name) => `/${name}/`), '--json', `--outputFile=${file}`],
    results: () => jestResults(file),
  };
}

/**
 * Returns the parts for a package's tests with Node's test runner, one for each database that has a
 * script.
 */
function nodeTests(folder) {
  const scripts = Object.keys(scriptsOf(folder)).filter((name) => /^test(?!:browser)/.test(name));
  return scripts.map((script) =>
    onNodesRunner([folder, ...script.split(':')].join(' '), [
      'npm',
      '--silent',
      '--workspace',
      folder,
      'run',
      script,
    ]),
  );
}

function onNodesRunner(name, command, env = {}) {
  const file = resultsOf(name, 'tap');
  const reporters = ['spec', 'stdout', 'tap', file].map(
    (value, index) => `--test-reporter${index % 2 ? '-destination' : ''}=${value}`,
  );
  return {
    name,
    command,
    env: { ...env, NODE_OPTIONS: reporters.join(' ') },
    after: ['build'],
    results: () => nodeTestResults(file),
  };
}

/** Runs packages sequentially, because each prepares its test shop in the same folder. */
const browsers = (folders, chromium) =>
  folders.map((folder, at) => browser(folder, chromium, folders.slice(0, at)));

function browser(folder, chromium, before) {
  const file = resultsOf(`${folder} browser`, 'json');
  return {
    name: browserPart(folder),
    command: ['npm', '--silent', '--workspace', folder, 'run', 'test:browser'],
    env: { CHROMIUM_PATH: chromium, BROWSER_RESULTS: file },
    after: ['build', ...before.map(browserPart)],
    results: () => playwrightResults(file),
  };
}

const browserPart = (folder) => (folder === 'e2e' ? 'browser tests' : `browser tests of ${folder}`);
const hasBrowserTests = (folder) => 'test:browser' in scriptsOf(folder);
/**
 * Returns whether a package has a unit test. A new remote may have none, and Jest fails if no test
 * exists.
 */
const hasUnitTests = (folder) =>
  ['contract', 'shared', ...released()].includes(folder) &&
  readdirSync(join(root, folder, 'src'), { recursive: true }).some((file) =>
    /\.test\.tsx?$/.test(file),
  );
