import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const { PATH, NODE_COMPILE_CACHE } = process.env;

/**
 * Runs the backend in a separate process until it ends. Sends it these signals once it listens.
 * Resolves to its exit code and output.
 */
export async function runBackend(settings: Record<string, string>, ...signals: NodeJS.Signals[]) {
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], { env: { PATH, NODE_COMPILE_CACHE, ...settings } });
  const ended = once(child, 'exit');
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  child.stdout.on('data', (part) => {
    if (String(part).includes('Server listening')) for (const signal of signals) child.kill(signal);
  });
  const [code] = (await ended) as [number | null];
  return [code, (await said).join('')] as const;
}
