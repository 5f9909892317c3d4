import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { runConcurrently } from '../steps/run-concurrently.mjs';

const folder = mkdtempSync(join(tmpdir(), 'parts-'));
after(() => rmSync(folder, { recursive: true }));
const logFile = join(folder, 'log');
const cores = availableParallelism();

/**
 * Returns a part that logs its start and its end. It ends `pauseMs` after `count` parts have run at
 * the same time. The parts other than 'build' count only from the end of 'build'.
 */
const createPart = (name: string, count: number, pauseMs: number, after: string[] = []) => ({
  name,
  after,
  command: [
    'node',
    '--eval',
    `const { appendFileSync, readFileSync } = require('node:fs');
     const [file, name, count, pauseMs] = process.argv.slice(1);
     const countMost = () => {
       let running = 0;
       let most = 0;
       let hasBuilt = false;
       for (const line of readFileSync(file, 'utf8').split('\\n')) {
         if (line.startsWith('start')) running += 1;
         if (line.startsWith('end')) running -= 1;
         if (line === 'end build') hasBuilt = true;
         if (hasBuilt || name === 'build') most = Math.max(most, running);
       }
       return most;
     };
     appendFileSync(file, 'start ' + name + '\\n');
     setTimeout(() => process.exit(1), 60_000).unref();
     const timer = setInterval(() => {
       if (countMost() < Number(count)) return;
       clearInterval(timer);
       setTimeout(() => appendFileSync(file, 'end ' + name + '\\n'), Number(pauseMs));
     }, 20);`,
    logFile,
    name,
    String(count),
    String(pauseMs),
  ],
});

it('one part more than there are cores runs, except while others need a running part', async () => {
  writeFileSync(logFile, '');
  const others = Array.from({ length: 2 * cores }, (_, index) => `other ${index}`);
  const codes: number[] = [];
  await runConcurrently(
    [
      createPart('build', cores, 1000),
      createPart('browser', cores + 1, 0, ['build']),
      ...others.map((name) => createPart(name, cores + 1, 0)),
    ],
    (_part: object, code: number) => codes.push(code),
  );
  assert.deepEqual(new Set(codes), new Set([0]));
  assert.equal(codes.length, others.length + 2);
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  const builtAt = lines.indexOf('end build');
  assert.equal(lines.slice(0, builtAt).filter((line) => line.startsWith('start')).length, cores);
  assert.ok(lines.indexOf('start browser') > builtAt);
  let running = 0;
  const counts = lines.map((line) => (running += line.startsWith('start') ? 1 : -1));
  assert.equal(Math.max(...counts), cores + 1);
});
