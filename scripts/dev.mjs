import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { roomOf, rooms } from './packages.mjs';
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { root, toolEnv } from './steps/run.mjs';

/**
 * `npm run dev`: a dev server per package with hot reload, the shell on 3000, and the backend.
 * `npm run dev -- catalog-mfe` runs one room's dev server; the others come from their last build.
 */
const BACKEND_PORT = 3100;
const known = rooms();
const wanted = process.argv.slice(2).length > 0 ? process.argv.slice(2) : known;
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such room: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  process.exit(1);
}

await install();
await build();

const overrides = wanted.map((name) => {
  const room = roomOf(name);
  return `${room.name}=http://localhost:${room.devPort}/mf-manifest.json`;
});
const children = [
  start('node', ['--watch-path=api/src', '--watch-path=edge/src', 'scripts/serve.ts'], root, {
    PORT: String(BACKEND_PORT),
    DEV_ROOMS: overrides.join(','),
    PUBLIC_URL: 'http://localhost:3000',
  }),
  ...['shell', ...wanted].map((name) => start('webpack', ['serve'], join(root, name), {})),
];
console.log('\nThe shop opens at http://localhost:3000 when the first builds are done.\n');
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
}

function start(command, args, cwd, env) {
  return spawn(command, args, { cwd, stdio: 'inherit', env: toolEnv(env) });
}
