import { readRemote, listRemotes } from './scripts/packages.mjs';

/** A remote is what it exposes. */
const ofRemotes = listRemotes().map((folder) => [
  folder,
  { entry: Object.values(readRemote(folder).exposes) },
]);

export default {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['scripts/*.{mjs,ts}', 'scripts/lint/*.js', 'deploy/*.mjs'],
      ignoreDependencies: ['style-loader', 'drizzle-orm'],
      // Debian’s, used by tests of files for operators, of the image and of the cluster.
      ignoreBinaries: [
        'promtool',
        'apt-get',
        'dpkg',
        'unshare',
        'nsenter',
        'nginx',
        'openssl',
        'ip',
        'iptables',
        'setpriv',
        'psql',
        'mount',
        'bash',
      ],
    },
    shared: {
      entry: [
        'src/testing/*.{ts,tsx,cjs}',
        'src/standalone/render-standalone.tsx',
        // Named by `build/src/browser-build.ts`.
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
      // Parts of `shared`, which names their versions, evaluated before it.
      ignoreDependencies: ['@reduxjs/toolkit', 'react-router-dom'],
    },
    api: {
      entry: ['src/cli/*.ts', 'src/pictures/decoding/main.ts', 'test/**/*.ts', 'bench/*.ts'],
    },
    build: {
      entry: [
        'src/contract-check/*-process.ts',
        'src/development/serve-package.ts',
        'test/**/*.ts',
      ],
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
        ...['tests/**/*.ts', '*.ts', 'bench/bench.ts', 'demo/*.ts'],
        ...['cluster/*.ts', 'cluster/programs/serve-*.ts'],
      ],
    },
    ...Object.fromEntries(ofRemotes),
  },
};
