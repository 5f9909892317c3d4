import { localAnswers } from 'build/contract';
import { contractErrors } from './contract-errors.ts';
import { placedIn } from './placed-in.ts';

/** Build folders by the names of what they hold, like 'shell' or 'catalog'. */
type Builds = Record<string, string>;

/**
 * A sentence for everything of the contract that would no longer fit if these builds were live instead of
 * what lies in these folders; where no shell is live, if they were live with the `others`. Nothing is
 * stored or moved.
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
