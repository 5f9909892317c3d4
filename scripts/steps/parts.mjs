import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { released, workspaces } from '../packages.mjs';
import { root } from './run.mjs';
import { jestCounts, nodeTestCounts, playwrightCounts } from './tally.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const scriptsOf = (folder) => read(join(folder, 'package.json')).scripts ?? {};
const cacheOf = (tool) => ['--cache', '--cache-location', `.cache/${tool}`];
const resultsOf = (name, ending) =>
  join(root, '.cache/results', `${name.replaceAll(/\W+/g, '-')}.${ending}`);

/**
 * What `npm test` runs, in order; with `folders` what concerns these packages. A part counts as one
 * test, or as those that `counts` finds in its results. One that is `alone` uses every core itself.
 */
export function testParts(folders, chromium) {
  const whole = folders.length === 0;
  return [
    ...(whole || folders.some(hasBrowserTests) ? [build] : []),
    ...checks(folders),
    ...(whole || folders.some(isOfPages) ? [jest(folders.filter(isOfPages))] : []),
    ...(whole ? [scripts, ...workspaces().flatMap(nodeTests)] : folders.flatMap(nodeTests)),
    ...(whole ? ['e2e'] : folders.filter(hasBrowserTests)).map((name) => browser(name, chromium)),
  ];
}

/** How the parts work together: the start, and what serves every package. */
const scripts = onNodesRunner('scripts', ['npm', '--silent', 'run', 'test:scripts']);

const build = {
  name: 'build',
  command: ['lerna', 'run', 'build', '--concurrency', '1', '--loglevel', 'error'],
  env: { NODE_ENV: 'production' },
};

/** The longest first: the last ones to end should be short. */
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
    alone: true,
    counts: () => jestCounts(file),
  };
}

/** A server's tests on Node's own runner, on each database that it has a script for. */
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

function onNodesRunner(name, command) {
  const file = resultsOf(name, 'tap');
  const reporters = ['spec', 'stdout', 'tap', file].map(
    (value, index) => `--test-reporter${index % 2 ? '-destination' : ''}=${value}`,
  );
  return {
    name,
    command,
    env: { NODE_OPTIONS: reporters.join(' ') },
    alone: true,
    counts: () => nodeTestCounts(file),
  };
}

function browser(folder, chromium) {
  const file = resultsOf(`${folder} browser`, 'json');
  return {
    name: folder === 'e2e' ? 'browser tests' : `browser tests of ${folder}`,
    command: ['npm', '--silent', '--workspace', folder, 'run', 'test:browser'],
    env: { CHROMIUM_PATH: chromium, BROWSER_RESULTS: file },
    alone: true,
    counts: () => playwrightCounts(file),
  };
}

const hasBrowserTests = (folder) => 'test:browser' in scriptsOf(folder);
/** Jest's. */
const isOfPages = (folder) => ['contract', 'shared', ...released()].includes(folder);
