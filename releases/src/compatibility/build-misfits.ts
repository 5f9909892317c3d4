import { localAnswers } from 'build/contract';
import { contractErrors } from './contract-errors.ts';
import { placedIn } from './placed-in.ts';

/** Build folders by package name, like 'shell' or 'catalog'. */
type Builds = Record<string, string>;

/**
 * Returns a sentence for each incompatibility that would arise if these builds went live. It checks
 * them with the live releases, or with `otherBuilds` if no shell is live. It stores nothing.
 */
export async function buildMisfits(liveFolders: string[], builds: Builds, others: Builds) {
  const live = await placedIn(liveFolders);
  const isLive = live.some(({ name }) => name === 'shell');
  const neighbours = isLive ? live : placed(others);
  const next = [...neighbours.filter(({ name }) => !(name in builds)), ...placed(builds)];
  return {
    against: isLive ? 'what is live' : 'the builds here, since nothing is live',
    sentences: await contractErrors(localAnswers, isLive ? live : [], next),
  };
}

const placed = (builds: Builds) =>
  Object.entries(builds).map(([name, folder]) => ({ name, version: 'of this build', folder }));
