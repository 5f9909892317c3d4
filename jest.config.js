import { listReleasedPackages } from './scripts/packages.mjs';
import preset from './shared/jest-preset.mjs';

/** Tests of contract, shared, shell and remotes. Other packages use the test runner of Node. */
export default {
  ...preset,
  roots: ['contract', 'shared', ...listReleasedPackages()].map(
    (folder) => `<rootDir>/${folder}/src`,
  ),
  maxWorkers: 2,
  cacheDirectory: '<rootDir>/.cache/jest',
};
