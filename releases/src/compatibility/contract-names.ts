import type { Finding } from 'build/contract-report';
import { type Placed, type Said, readSaid } from './contract-said.ts';

/**
 * Returns a finding for each name that a remote imports and the shell does not provide. The
 * sentence equals that of the compiler check, so that duplicates can be removed.
 */
export const lackingNames = (room: Said, shell: Said): Finding[] =>
  Object.entries(room.uses).flatMap(([key, names]) => {
    const given = shell.offers[key];
    const lacks = given
      ? names
          .filter((name) => name !== WHOLE && !given.includes(name))
          .map((name) => `'${name}' of '${key}'`)
      : [`'${key}'`];
    return lacks.map((what) => ({
      room: room.name,
      about: `lacks ${what}`,
      sentence: `${title(room)} uses ${what}, which ${title(shell)} does not give.`,
    }));
  });

const WHOLE = '*';

const title = ({ name, version }: Placed) => `${name} ${version}`;

/**
 * Returns a finding for each module that the next shell no longer provides although a retained
 * release uses it.
 */
export async function keptNeeds(
  kept: () => Promise<Placed[]>,
  before?: Said,
  after?: Said,
): Promise<Finding[]> {
  if (!before || !after) return [];
  const taken = Object.keys(before.offers).filter((key) => !(key in after.offers));
  if (taken.length === 0) return [];
  const said = await Promise.all((await kept()).map(readSaid));
  return said
    .filter((one) => one !== undefined)
    .flatMap((one) =>
      taken
        .filter((key) => key in one.uses)
        .map((key) => ({
          room: one.name,
          about: `kept ${one.version} lacks '${key}'`,
          sentence: `${title(one)}, which is kept, uses '${key}', which ${title(after)} no longer gives.`,
        })),
    );
}
