import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import config from './jest.config.js';

/**
 * Runs the test files of a package in one environment, because loading React, jsdom and the package
 * takes half the time of a test file. A file runs apart if it mocks modules, which works only before
 * they are loaded, if it has options for its environment, or if it says `@apart`. In the long form
 * each file runs apart, which shows a test that passes only after another one.
 */
const APART = /jest\.mock\(|@jest-environment|@apart/;
const isLong = process.env.TEST_FORM === 'long';
const root = import.meta.dirname;
const { roots, maxWorkers, testTimeout, ...projectConfig } = config;

export default {
  maxWorkers,
  testTimeout,
  verbose: false,
  projects: roots.map((sources) => {
    const folder = sources.replace('<rootDir>/', '');
    const files = globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }).sort();
    const apart = files.filter(
      (file) => isLong || APART.test(readFileSync(join(root, file), 'utf8')),
    );
    const together = files.filter((file) => !apart.includes(file));
    return {
      ...projectConfig,
      displayName: folder.split('/')[0],
      rootDir: root,
      roots: [...new Set([sources, '<rootDir>/shared/src'])],
      testMatch: [...apart, ...(together.length > 0 ? ['shared/src/testing/together.ts'] : [])].map(
        (file) => join(root, file),
      ),
      globals: { TEST_FILES: together },
    };
  }),
};
