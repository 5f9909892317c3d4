import type { Finding } from './explain.ts';

export type { Finding } from './explain.ts';

export function formatFindings(findings: Finding[]): string[] {
  return groupItems(findings, ({ room: remote }) => remote).flatMap((remoteFindings) => {
    const findingGroups = groupItems(remoteFindings, ({ about }) => about);
    const sentences = findingGroups.slice(0, MAX_SENTENCES).map((sameFindings) => {
      const otherLocations = sameFindings.filter(({ place }) => place).length - 1;
      return `${sameFindings[0]?.sentence ?? ''}${otherLocations > 0 ? ` (And in ${formatLocations(otherLocations)} more.)` : ''}`;
    });
    const omittedCount = findingGroups.length - sentences.length;
    return omittedCount > 0
      ? [...sentences, `So it is with ${omittedCount} more in ${remoteFindings[0]?.room}.`]
      : sentences;
  });
}

const MAX_SENTENCES = 5;

const formatLocations = (count: number) => (count === 1 ? 'one place' : `${count} places`);

function groupItems<Item>(items: Item[], getKey: (item: Item) => string): Item[][] {
  const itemsByKey = new Map<string, Item[]>();
  for (const item of items)
    itemsByKey.set(getKey(item), [...(itemsByKey.get(getKey(item)) ?? []), item]);
  return [...itemsByKey.values()];
}
