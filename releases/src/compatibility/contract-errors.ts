import { join } from 'node:path';
import { type FitAnswers, type FitRelease, fit } from 'build/contract';
import { PACK_FILE } from 'build/contract-pack';
import { type Finding, report } from 'build/contract-report';
import { type Placed, type Said, readSaid } from './contract-said.ts';
import { keptNeeds, lackingNames } from './contract-names.ts';

/**
 * Returns a sentence for each incompatibility that would arise if `next` were live instead of
 * `live`. A remote is compiled against the shell's declarations if it, the shell or an embedded
 * remote changes. `listRetained` resolves to the releases that a rollback may choose.
 * Incompatibilities that exist already are omitted. Throws if the compiler fails or exceeds its
 * time limit.
 */
export async function contractErrors(
  answers: FitAnswers,
  live: Placed[],
  next: Placed[],
  kept: () => Promise<Placed[]> = () => Promise.resolve([]),
): Promise<string[]> {
  const changed = next
    .filter(({ folder }) => !live.some((one) => one.folder === folder))
    .map(({ name }) => name);
  const [before, after] = await Promise.all([saidByName(live), saidByName(next)]);
  const affected = [...after.values()]
    .filter(({ name, shows }) =>
      changed.some((one) => [name, 'shell', ...shows.map(({ room }) => room)].includes(one)),
    )
    .map(({ name }) => name);
  const wrong = [
    ...(await findings(answers, after, affected)),
    ...(await keptNeeds(kept, before.get('shell'), after.get('shell'))),
  ];
  if (wrong.length === 0) return [];
  const known = new Set((await findings(answers, before, affected)).map(idOf));
  return report(wrong.filter((one) => !known.has(idOf(one))));
}

const idOf = ({ room, about }: Finding) => `${room} ${about}`;

/** Omits releases whose files are missing, because another check reports them. */
async function saidByName(releases: Placed[]): Promise<Map<string, Said>> {
  const said = await Promise.all(releases.map(readSaid));
  return new Map(said.filter((one) => one !== undefined).map((one) => [one.name, one]));
}

async function findings(
  answers: FitAnswers,
  releases: Map<string, Said>,
  check: string[],
): Promise<Finding[]> {
  const shell = releases.get('shell');
  if (!shell) return [];
  const silent = [...releases.values()].filter(
    ({ name, hasPack }) => !hasPack && [...check, 'shell'].includes(name),
  );
  const rooms = [...releases.values()].filter(({ name, hasPack }) => name !== 'shell' && hasPack);
  const lacking = rooms
    .filter(({ name }) => check.includes(name))
    .flatMap((room) => lackingNames(room, shell));
  const compiled = shell.hasPack
    ? await fit(
        {
          shell: asked(shell),
          rooms: rooms.map(asked),
          check: check.filter((name) => name !== 'shell'),
        },
        answers,
      )
    : [];
  const sentences = new Set(lacking.map(({ sentence }) => sentence));
  return [
    ...silent.map(saysNothing),
    ...lacking,
    ...compiled.filter(({ sentence }) => !sentences.has(sentence)),
  ];
}

const asked = ({ name, version, folder, shows }: Said): FitRelease => ({
  name,
  version,
  file: join(folder, PACK_FILE),
  shows: shows.map(({ room }) => room),
});

const saysNothing = ({ name, version }: Said): Finding => ({
  room: name,
  about: `says nothing ${version}`,
  sentence: `${name} ${version} does not say what it takes and gives: build it again.`,
});
