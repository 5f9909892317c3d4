import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

export function keepCoresBusy() {
  const program = `setInterval(() => process.ppid === ${process.pid} || process.exit(), 1000);
    setInterval(() => { for (const end = Date.now() + 500; Date.now() < end; ); });`;
  for (let core = 0; core < availableParallelism(); core += 1)
    spawn(process.execPath, ['--eval', program], { stdio: 'ignore' }).unref();
}
