import { rooms as listRooms, workspaces } from '../packages.mjs';

/**
 * One arrow: contract -> shared -> rooms -> shell. `api` and `edge` know no frontend source, and a room
 * reaches other rooms by links and by the store alone. Pages have what is in `contract` from `shared`.
 */
const rooms = listRooms();

const all = workspaces();
const mayImport = {
  ...Object.fromEntries(rooms.map((room) => [room, ['shared']])),
  shell: ['shared'],
  shared: ['contract'],
  api: ['contract', 'server'],
  build: [],
  contract: [],
  edge: ['build', 'contract', 'server'],
  server: [],
};
/** Libraries behind a facade of `shared`: the facade is the one copy on the page. */
const facades = [
  { name: 'react-router-dom', message: "Import from 'shared/core'." },
  { name: 'react-redux', message: "Import from 'shared/core'." },
  { name: '@reduxjs/toolkit', message: "Import from 'shared/core'." },
  { name: 'redux', message: "Import from 'shared/core'." },
  { name: 'axios', message: "Components never see axios: use 'shared/data'." },
  { name: 'react-helmet-async', message: "Import from 'shared/core'." },
  { name: 'valibot', message: "Import from 'shared/schema'." },
];

/** A package by its name, or by a relative way into its sources; 'shared/data' is neither. */
const forbid = (name, allowed) =>
  all
    .filter((other) => other !== name && !allowed.includes(other))
    .map((other) => ({
      regex: `^((\\.\\./)+${other}/src/|${other}(/|$))`,
      message: `${name} must not import ${other}.`,
    }));

export const boundaries = Object.entries(mayImport).map(([name, allowed]) => ({
  files: [`${name}/**/*.{ts,tsx}`],
  // How a package is built is no part of what runs.
  ignores: ['*/webpack.config.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: forbid(name, allowed),
        paths: rooms.includes(name) || name === 'shell' ? facades : [],
      },
    ],
  },
}));
