import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { root, toolEnv } from './steps/run.mjs';

/** `npm start`: installs, builds what changed, and serves the whole shop. */
await install();
await build();

const server = spawn(join(root, 'node_modules/.bin/node'), ['scripts/serve.ts'], {
  cwd: root,
  // Over the channel it learns that this process is gone, and ends as well.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: toolEnv(),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
