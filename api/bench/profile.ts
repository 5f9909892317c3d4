import { readFileSync } from 'node:fs';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  startTime: number;
  samples: number[];
  timeDeltas: number[];
}

/** Seconds at the start of a profile that are ignored, because the process starts and warms up. */
const WARM_UP_SECONDS = 12;

/** Packages with a smaller share of the time are omitted from the result. */
const MIN_SHARE = 0.01;

/** Reads a V8 CPU profile. Returns each package's share of the busy time, largest first. */
export function readTimeByPackage(file: string): { name: string; share: number }[] {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8')) as Profile;
  const packageNames = new Map(nodes.map(({ id, callFrame }) => [id, getPackageName(callFrame)]));
  const times = new Map<string, number>();
  let [elapsed, busyTime] = [0, 0];
  samples.forEach((sample, index) => {
    const time = timeDeltas[index] ?? 0;
    elapsed += time;
    const name = packageNames.get(sample) ?? '';
    if (elapsed < WARM_UP_SECONDS * 1e6 || name === '(idle)') return;
    busyTime += time;
    times.set(name, (times.get(name) ?? 0) + time);
  });
  return [...times]
    .map(([name, time]) => ({ name, share: time / busyTime }))
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((a, b) => b.share - a.share);
}

function getPackageName({ functionName, url }: Profile['nodes'][number]['callFrame']): string {
  const [, installedPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (installedPackage !== undefined) return installedPackage;
  if (url.startsWith('node:')) return url.split('/').slice(0, 2).join('/');
  return /\/(\w+\/src(?:\/[\w-]+)?)/.exec(url)?.[1] ?? functionName;
}
