import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Image } from './build-image.ts';

/** `stop_grace_period` of the servers in compose.yaml, in ms. */
const STOP_GRACE_PERIOD_MS = 15_000;

/** Id of the image's user `node`. */
export const USER_ID = 1000;

export interface Container {
  process: ChildProcess;
  /**
   * Runs another command in the container as the image's user. Returns the exit code of this
   * command.
   */
  execute(...command: string[]): number | null;
  /**
   * Sends SIGTERM to the image's command, and SIGKILL after the grace period, as an engine does.
   * Resolves to the exit code, null after SIGKILL.
   */
  stop(): Promise<number | null>;
}

/**
 * Runs the image's command as an unprivileged user without capabilities. The file system is
 * read-only, except /tmp and the folders in `mounts`.
 */
export function runImage(
  { folder, workdir, user, env, command }: Image,
  mounts: Record<string, string>,
  settings: Record<string, string>,
): Container {
  if (user !== 'node') throw new Error(`The image runs as ${user}.`);
  const variables = Object.entries({ ...env, ...settings }).map(
    ([key, value]) => `${key}=${value}`,
  );
  const script = [
    'set -e',
    `mount --bind '${folder}' '${folder}'`,
    `cd '${folder}'`,
    'mount --rbind /dev dev',
    'mount -t proc proc proc',
    'mount -t tmpfs tmpfs tmp',
    ...Object.entries(mounts).map(([target, source]) => `mount --bind '${source}' '.${target}'`),
    `mount -o remount,ro,bind '${folder}'`,
    `exec chroot '${folder}' setpriv --reuid=${USER_ID} --regid=${USER_ID} --clear-groups --no-new-privs --bounding-set=-all env -i "$@"`,
  ].join('\n');
  const shell = ['/bin/sh', '-c', `cd ${workdir} && exec "$@"`, 'sh'];
  const child = spawn(
    'unshare',
    ['--mount', 'sh', '-c', script, 'sh', ...variables, ...shell, ...command],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const exitPromise = once(child, 'exit');
  return {
    process: child,
    execute(...args) {
      const identity = [`--reuid=${USER_ID}`, `--regid=${USER_ID}`, '--clear-groups'];
      const enter = ['--target', String(child.pid), '--mount', 'chroot', folder];
      const { status } = spawnSync('nsenter', [
        ...enter,
        'setpriv',
        ...identity,
        'env',
        '-i',
        ...variables,
        ...args,
      ]);
      return status;
    },
    async stop() {
      child.kill('SIGTERM');
      const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_PERIOD_MS);
      const [code] = await exitPromise;
      clearTimeout(killTimer);
      return code;
    },
  };
}
