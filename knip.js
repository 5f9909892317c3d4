import { readRemote, listRemotes } from './scripts/packages.mjs';

/** Entry files. The entry files of a remote are the modules that the remote exposes. */
const ofRemotes = listRemotes().map((folder) => [
  folder,
  { entry: Object.values(readRemote(folder).exposes) },
]);

export default {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{mjs,ts}',
        'scripts/lint/*.js',
        'scripts/outside/{create,main}.ts',
        'deploy/*.mjs',
        'jest.together.config.js',
      ],
      // Another repository's files, which name packages that are installed there.
      ignore: ['scripts/outside/template/**'],
      // `scripts/steps/type-check.mjs` contains the path of `typescript-native`, and
      // `scripts/steps/build.mjs` runs `nx`.
      ignoreDependencies: ['style-loader', 'drizzle-orm', 'typescript-native', 'nx'],
      // Programs of Debian packages. Tests of operators' files, of the image and of the
      // cluster use them.
      ignoreBinaries: ['promtool', 'apt-get', 'dpkg', 'unshare', 'nsenter', 'openssl'],
    },
    shared: {
      entry: [
        'src/testing/*.{ts,tsx,cjs}',
        'src/standalone/render-standalone.tsx',
        // Used only as a path in `build/src/create-browser-build.ts`.
        'src/ui/dialog/style-singleton.ts',
      ],
      ignoreDependencies: ['@fontsource-variable/.+'],
    },
    shell: {
      entry: [
        'src/server/server.tsx',
        'src/event-replay/*.ts',
        'src/overlay/overlay.ts',
        'src/federation/page-runtime-plugin.ts',
      ],
      // The shell loads these dependencies of `shared` first. `shared` declares their versions.
      ignoreDependencies: ['@reduxjs/toolkit', 'react-router-dom'],
    },
    api: {
      // A program of every Debian, which gives a test a terminal.
      ignoreBinaries: ['script'],
      // Font files, which `src/invoices/document/fonts.ts` opens by their path.
      ignoreDependencies: ['@expo-google-fonts/.+'],
      entry: [
        'src/cli/*.ts',
        'src/pictures/decoding/main.ts',
        'test/**/*.ts',
        'bench/*.ts',
        // drizzle-kit, which is no dependency, reads its settings and all tables.
        'drizzle.config.ts',
        'src/**/tables.ts',
      ],
    },
    build: {
      entry: ['src/contract-check/*-process.ts', 'test/**/*.ts'],
    },
    edge: {
      entry: [
        'src/main.ts',
        'src/rendering/worker/main.ts',
        'test/**/*.ts',
        'bench/{bench,constants}.ts',
      ],
    },
    releases: {
      entry: ['src/service/main.ts', 'src/sandbox/worker/inspect.ts', 'test/**/*.ts'],
    },
    e2e: {
      entry: [
        ...['tests/**/*.ts', '*.ts', 'bench/{bench,compare-checkouts}.ts', 'demo/*.ts'],
        ...['cluster/*.ts', 'cluster/programs/serve-*.ts'],
      ],
    },
    ...Object.fromEntries(ofRemotes),
  },
};
