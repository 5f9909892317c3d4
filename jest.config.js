import { listReleasedPackages } from './scripts/packages.mjs';

/** Tests of contract, shared, shell and remotes. Other packages use the test runner of Node. */
export default {
  testEnvironment: 'jest-environment-jsdom',
  testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
  roots: ['contract', 'shared', ...listReleasedPackages()].map(
    (folder) => `<rootDir>/${folder}/src`,
  ),
  testMatch: ['**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.(tsx?|js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Transforms these packages, because they have no CommonJS files.
  transformIgnorePatterns: ['/node_modules/(?!@tanstack/)'],
  extensionsToTreatAsEsm: [],
  moduleNameMapper: { '\\.css$': '<rootDir>/shared/src/testing/css-names.cjs' },
  setupFiles: ['<rootDir>/shared/src/testing/setup-globals.ts'],
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/setup-tests.ts'],
  maxWorkers: 2,
  // Time limit of a test in ms, several times longer than a busy machine needs.
  testTimeout: 60_000,
  cacheDirectory: '<rootDir>/.cache/jest',
};
