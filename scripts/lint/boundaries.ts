import type { OxlintOverride } from 'oxlint';
import { listRemotes, listWorkspaces } from '../packages.mjs';

/**
 * The layers are, in order, contract, shared, remotes and shell. A layer imports only layers before
 * it. Servers import no frontend code. Remotes access each other only through links and the Redux
 * store.
 */
const remotes = listRemotes();

const packageNames = listWorkspaces();
const allowedImports: Record<string, string[]> = {
  ...Object.fromEntries(remotes.map((remote) => [remote, ['contract', 'shared']])),
  shell: ['contract', 'shared'],
  shared: ['contract'],
  api: ['contract', 'server'],
  build: [],
  contract: [],
  edge: ['build', 'contract', 'releases', 'server'],
  releases: ['build', 'server'],
  server: ['contract'],
};
/** Pages import these libraries only through `shared`, so that each page has one copy. */
const facades = [
  { name: 'react-router-dom', message: "Import from 'shared/router'." },
  { name: 'react-redux', message: "Import from 'shared/store'." },
  { name: '@reduxjs/toolkit', message: "Import from 'shared/store'." },
  { name: 'redux', message: "Import from 'shared/store'." },
  { name: 'axios', message: "Components never see axios: use 'shared/data'." },
  { name: 'react-helmet-async', message: "Import from 'shared/router'." },
  { name: 'valibot', message: "Import from 'shared/schema'." },
];

const createForbiddenPatterns = (name: string, allowed: string[]) =>
  packageNames
    .filter((other) => other !== name && !allowed.includes(other))
    .map((other) => ({
      regex: `^((\\.\\./)+${other}/src/|${other}(/|$))`,
      message: `${name} must not import ${other}.`,
    }));

export const boundaries = Object.entries(allowedImports).map(([name, allowed]): OxlintOverride => ({
  files: [`${name}/**/*.{ts,tsx}`],
  excludeFiles: ['*/webpack.config.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: createForbiddenPatterns(name, allowed),
        paths: remotes.includes(name) || name === 'shell' ? facades : [],
      },
    ],
  },
}));
