import { roomOf, rooms } from './scripts/packages.mjs';

/** A room is what it exposes. */
const ofRooms = rooms().map((folder) => [folder, { entry: Object.values(roomOf(folder).exposes) }]);

export default {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['scripts/*.{mjs,ts}', 'scripts/lint/*.js'],
      ignoreDependencies: ['style-loader', 'drizzle-orm'],
    },
    shared: {
      entry: ['src/testing/*.{ts,tsx,cjs}'],
      ignoreDependencies: ['@fontsource-variable/.+'],
    },
    shell: {
      entry: ['src/server/server.tsx'],
    },
    api: {
      entry: ['src/cli/*.ts', 'test/**/*.ts', 'bench/*.ts'],
    },
    build: {
      entry: ['src/contract-check/*-process.ts', 'test/**/*.ts'],
    },
    edge: {
      entry: ['test/**/*.ts'],
    },
    e2e: {
      entry: ['tests/**/*.ts', '*.ts'],
    },
    ...Object.fromEntries(ofRooms),
  },
};
