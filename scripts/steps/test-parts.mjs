import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listReleasedPackages, listWorkspaces } from '../packages.mjs';
import { readJestResults, readNodeTestResults, readPlaywrightResults } from './test-results.mjs';
import { root } from './run.mjs';
import { typeCheckCommand } from './type-check.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const readScripts = (folder) => readJson(join(folder, 'package.json')).scripts ?? {};
const buildCacheOptions = (tool) => ['--cache', '--cache-location', `.cache/${tool}`];
const getResultsFile = (name, extension) =>
  join(root, '.cache/results', `${name.replaceAll(/\W+/g, '-')}.${extension}`);

/** Packages with tests of Node's runner, sorted by their duration. */
const longestFirst = ['api', 'edge', 'releases', 'build', 'server'];

/**
 * Returns the parts of `npm test`, each a command that runs concurrently with others. Long parts
 * come first and short parts last, so that no core is idle at the end.
 */
export function listTestParts(folders, chromium) {
  const isComplete = folders.length === 0;
  const releasedFolders = folders.filter((name) => listReleasedPackages().includes(name));
  const [types, lint, ...shortChecks] = createCheckParts(folders);
  return [
    ...(isComplete || releasedFolders.length > 0 || folders.some(hasBrowserTests)
      ? [createBuildPart()]
      : []),
    ...(isComplete ? [completeContractPart] : []),
    ...createBrowserParts(isComplete ? ['e2e'] : folders.filter(hasBrowserTests), chromium),
    types,
    lint,
    ...(isComplete ? [createScriptsPart()] : []),
    ...(isComplete || folders.some(hasUnitTests)
      ? [createJestPart(folders.filter(hasUnitTests))]
      : []),
    ...(releasedFolders.length > 0 ? [createContractPart(releasedFolders)] : []),
    ...(isComplete ? listWorkspaces() : folders)
      .toSorted((one, other) => longestFirst.indexOf(one) - longestFirst.indexOf(other))
      .flatMap(createNodeTestParts),
    ...(isComplete || releasedFolders.length > 0
      ? [createSmokeCheckPart(releasedFolders, chromium)]
      : []),
    ...shortChecks,
  ];
}

/**
 * Returns the part 'scripts'. It runs after the part 'types', because the test of the dev servers
 * copies the emitted types.
 */
const createScriptsPart = () => ({
  ...createNodeTestPart(
    'scripts',
    ['npm', '--silent', 'run', isLongForm() ? 'test:scripts:long' : 'test:scripts'],
    { IS_BUILT: 'yes' },
  ),
  after: ['build', 'contract', 'types'],
});

/**
 * Returns the part 'build'. Switches webpack's cache off in a new clone, because every package is
 * built only once there and filling the cache costs time.
 */
const createBuildPart = () => ({
  name: 'build',
  command: ['node', 'scripts/build.mjs', '--parallel', '1'],
  env: existsSync(join(root, '.cache/webpack')) ? {} : { BUILD_CACHE: 'off' },
});

/**
 * Checks that all builds are compatible with each other, and ignores the live releases. Later parts
 * release these builds and use the cached results of this check.
 */
const completeContractPart = {
  ...createContractPart(listReleasedPackages()),
  env: { DATA_DIR: join(root, '.cache/results/no-releases'), RELEASE_STORE: '', RELEASE_TO: '' },
};

/** Checks that the builds of these packages are compatible with the live releases. */
function createContractPart(folders) {
  const command = ['node', 'scripts/check-compatibility.ts', ...folders];
  return { name: 'contract', command, after: ['build'] };
}

const createSmokeCheckPart = (folders, chromium) => ({
  name: 'smoke check',
  command: ['node', 'scripts/smoke-check.ts', ...folders],
  env: { CHROMIUM_PATH: chromium },
  after: ['build', 'contract'],
});

function createCheckParts(folders) {
  const isComplete = folders.length === 0;
  const paths = isComplete ? ['.'] : folders;
  const styles = paths.map((path) => `${path}/**/*.css`);
  return [
    {
      name: 'types',
      command: [...typeCheckCommand, ...(isComplete ? [...listWorkspaces(), 'scripts'] : folders)],
    },
    { name: 'lint', command: ['eslint', ...paths, ...buildCacheOptions('eslint')] },
    {
      name: 'format',
      command: ['prettier', '--check', ...paths, ...buildCacheOptions('prettier')],
    },
    {
      name: 'style lint',
      command: [
        'stylelint',
        ...styles,
        '--allow-empty-input',
        ...buildCacheOptions('stylelint'),
        '--max-warnings',
        '0',
      ],
    },
    ...(isComplete
      ? [
          { name: 'imports', command: ['npm', '--silent', 'run', 'lint:imports'] },
          { name: 'unused code', command: ['knip'] },
        ]
      : []),
  ];
}

function createJestPart(folders) {
  const file = getResultsFile('jest', 'json');
  return {
    name: 'unit and component tests',
    command: ['jest', ...folders.map((name) => `/${name}/`), '--json', `--outputFile=${file}`],
    results: () => readJestResults(file),
  };
}

function createNodeTestParts(folder) {
  const scripts = Object.keys(readScripts(folder)).filter((name) => /^test(?!:browser)/.test(name));
  return scripts.map((script) =>
    createNodeTestPart([folder, ...script.split(':')].join(' '), [
      'npm',
      '--silent',
      '--workspace',
      folder,
      'run',
      script,
    ]),
  );
}

function createNodeTestPart(name, command, env = {}) {
  const file = getResultsFile(name, 'tap');
  const reporters = ['spec', 'stdout', 'tap', file].map(
    (value, index) => `--test-reporter${index % 2 ? '-destination' : ''}=${value}`,
  );
  return {
    name,
    command,
    env: { ...env, NODE_OPTIONS: reporters.join(' ') },
    after: ['build'],
    results: () => readNodeTestResults(file),
  };
}

/**
 * Returns the parts with browser tests. They run one after another, because each of them prepares
 * its test shop in the same folder.
 */
const createBrowserParts = (folders, chromium) =>
  folders.map((folder, index) => createBrowserPart(folder, chromium, folders.slice(0, index)));

function createBrowserPart(folder, chromium, earlierFolders) {
  const file = getResultsFile(`${folder} browser`, 'json');
  return {
    name: getBrowserPartName(folder),
    command: ['npm', '--silent', '--workspace', folder, 'run', 'test:browser'],
    env: { CHROMIUM_PATH: chromium, BROWSER_RESULTS: file },
    after: ['build', 'contract', ...earlierFolders.map(getBrowserPartName)],
    results: () => readPlaywrightResults(file),
  };
}

const getBrowserPartName = (folder) =>
  folder === 'e2e' ? 'browser tests' : `browser tests of ${folder}`;
const isLongForm = () => process.env.TEST_FORM === 'long';
const hasBrowserTests = (folder) => 'test:browser' in readScripts(folder);
/**
 * Returns whether the package has unit tests. Jest fails without unit tests, and a new remote may
 * have none.
 */
const hasUnitTests = (folder) =>
  ['contract', 'shared', ...listReleasedPackages()].includes(folder) &&
  readdirSync(join(root, folder, 'src'), { recursive: true }).some((file) =>
    /\.test\.tsx?$/.test(file),
  );
