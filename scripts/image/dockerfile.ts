import { readFileSync } from 'node:fs';
import { resolveFolder } from '../packages.mjs';

interface Instruction {
  name: string;
  args: string;
}

export interface Stage {
  base: string;
  instructions: Instruction[];
}

/** Parses the Dockerfile. Supports only the instructions that it contains. */
export function readDockerfile(): Map<string, Stage> {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  const lines = readFileSync(resolveFolder('Dockerfile'), 'utf8').split('\n');
  for (const line of lines.filter((text) => text !== '' && !text.startsWith('#'))) {
    const [, name = '', args = ''] = /^(\S+) (.+)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [, base = '', stageName = ''] = /^(\S+) AS (\S+)$/.exec(args) ?? [];
      stage = { base, instructions: [] };
      stages.set(stageName, stage);
    } else stage?.instructions.push({ name, args });
  }
  return stages;
}

export interface Copy {
  from: string | null;
  source: string;
  target: string;
}

export function parseCopy(args: string): Copy {
  const [, from, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(args) ?? [];
  return { from: from ?? null, source, target };
}
