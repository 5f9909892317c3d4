import { listReleasedPackages, listWorkspaces, readPackage } from '../packages.mjs';

/**
 * Returns the targets of Nx that `npm test` runs for these packages, or for all without any. The
 * checks and the build come first, and tests run after the build. `env` tells `scripts/project.json`
 * the packages.
 * @param {string[]} folders
 */
export function planTests(folders) {
  const isComplete = folders.length === 0;
  const packages = isComplete ? listWorkspaces() : folders;
  const releasedPackages = packages.filter((name) => listReleasedPackages().includes(name));
  const browserTests = packages.includes('e2e') ? [] : packages.flatMap(listBrowserTests);
  const hasBrowserTests = isComplete || packages.some((name) => readScripts(name)['test:browser']);
  const hasReleases = releasedPackages.length > 0;
  return {
    checks: [
      ...(hasReleases || hasBrowserTests ? ['build'] : []),
      ...['types', 'lint', 'format'],
      ...(isComplete ? ['contract', 'imports', 'unused'] : []),
      ...(!isComplete && hasReleases ? ['contract-with-live'] : []),
    ],
    tests: [
      ...(hasBrowserTests ? ['browser'] : []),
      ...(isComplete ? ['test:scripts'] : []),
      ...new Set(packages.flatMap(listTestScripts)),
      ...(hasReleases ? ['smoke'] : []),
    ],
    projects: ['scripts', ...packages],
    env: {
      CHECKED_PACKAGES: folders.join(' '),
      RELEASED_PACKAGES: releasedPackages.join(' '),
      BROWSER_TESTS: browserTests.join(' '),
      // Browser tests open most of the other pages, and each release opens all pages of its packages.
      SMOKE_CHECK_PAGES: isComplete ? 'first' : 'all',
    },
  };
}

/** @type {(folder: string) => Record<string, string>} */
const readScripts = (folder) => readPackage(folder).scripts ?? {};

/** @param {string} folder */
const listTestScripts = (folder) =>
  Object.keys(readScripts(folder)).filter((name) => /^test(?!:browser)/.test(name));

/**
 * Returns the parts of `e2e` that test a package. Its script 'test:browser' names them after '--'.
 * @param {string} folder
 */
const listBrowserTests = (folder) =>
  readScripts(folder)['test:browser']?.split(' -- ')[1]?.split(' ') ?? [];
