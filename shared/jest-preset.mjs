import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the path of a file in `src/testing`. The file is TypeScript in this repository, and
 * JavaScript in the packed npm package.
 */
const resolveTestingFile = (name) =>
  ['.ts', '.js']
    .map((extension) => join(import.meta.dirname, 'src/testing', name + extension))
    .find((path) => existsSync(path));

/** Jest's settings for pages, also for remotes outside this repository. */
export default {
  testEnvironment: join(import.meta.dirname, 'jest-environment.mjs'),
  testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
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
  transformIgnorePatterns: ['/node_modules/(?!(@tanstack|shared|contract)/)'],
  extensionsToTreatAsEsm: [],
  moduleNameMapper: { '\\.css$': join(import.meta.dirname, 'src/testing/css-names.cjs') },
  setupFiles: [resolveTestingFile('setup-globals')],
  setupFilesAfterEnv: [resolveTestingFile('setup-tests')],
  // Time limit of a test in ms, several times longer than a busy machine needs.
  testTimeout: 60_000,
};
