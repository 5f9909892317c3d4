import { listFormerReleases } from '../registry/former-releases.ts';
import type { RegistryDocument } from '../registry/registry.ts';
import { compareFigures } from './compare-figures.ts';
import {
  type FigureCounts,
  type Histogram,
  addCounts,
  countSamples,
  findQuantile,
} from './figure-scale.ts';
import type { FiguresSummary, ReleaseFigures } from './release-figures.ts';

/** Sums of one version in a period. */
export interface VersionCounts {
  remote: string;
  version: string;
  /** Whether a split chose the version by the visitor's bucket. */
  assigned: boolean;
  /** Id of the split that was live while these were counted. Undefined without a split. */
  split?: string;
  counts: FigureCounts;
}

/**
 * Describes the last 24 hours of the live versions and of the split's versions. Compares the live
 * versions with their former versions and with the split's.
 */
export function describeFigures(
  registry: RegistryDocument,
  lastDay: readonly VersionCounts[],
  sinceSplit: readonly VersionCounts[],
): ReleaseFigures {
  const { microFrontends, split } = registry;
  const servedReleases = Object.entries(microFrontends).flatMap(([name, [live]]) =>
    [live, split?.releases[name]].flatMap((release) =>
      release ? [{ name, version: release.metadata.version }] : [],
    ),
  );
  return {
    at: new Date().toISOString(),
    lastDay: Object.fromEntries(
      servedReleases.map(({ name, version }) => [
        `${name}/${version}`,
        summarize(sumCounts(lastDay, name, version)),
      ]),
    ),
    afterRelease: Object.keys(microFrontends).flatMap((name) =>
      compareWithFormer(registry, name, lastDay),
    ),
    split: split && {
      id: split.id,
      since: split.since,
      packages: Object.entries(split.releases).flatMap(([name, { metadata }]) => {
        const live = microFrontends[name]?.[0]?.metadata.version;
        if (live === undefined) return [];
        return [
          {
            name,
            live,
            split: metadata.version,
            comparisons: compareVersions(sinceSplit, name, [live, metadata.version]),
          },
        ];
      }),
    },
  };
}

/**
 * Compares the figures of a live version with those of its former version, both of the last 24
 * hours. Returns an empty list if there is no former version.
 */
function compareWithFormer(
  registry: RegistryDocument,
  name: string,
  sums: readonly VersionCounts[],
) {
  const live = registry.microFrontends[name]?.[0]?.metadata.version;
  const formerVersion = listFormerReleases(registry, name)[0]?.metadata.version;
  if (live === undefined || formerVersion === undefined) return [];
  const comparisons = compareFigures(
    sumCounts(sums, name, formerVersion),
    sumCounts(sums, name, live),
  );
  const changes = comparisons.map(({ figure, live: before, split: now, difference }) => ({
    figure,
    before,
    now,
    difference,
  }));
  return [{ name, former: formerVersion, live, changes }];
}

/**
 * Counts only visitors to whom a split assigned a version. The other visitors include those on
 * their first page, whose browsers must load every file. Render times are of all visitors, because
 * they do not depend on the visitor.
 */
function compareVersions(
  sums: readonly VersionCounts[],
  name: string,
  versions: [live: string, split: string],
) {
  const [live, split] = versions.map((version) => {
    const renderCounts = Object.entries(sumCounts(sums, name, version)).filter(([countName]) =>
      countName.startsWith('render.'),
    );
    const assignedCounts = Object.entries(sumCounts(sums, name, version, true)).filter(
      ([countName]) => !countName.startsWith('render.'),
    );
    return Object.fromEntries([...assignedCounts, ...renderCounts]);
  });
  return compareFigures(live ?? {}, split ?? {});
}

const sumCounts = (
  sums: readonly VersionCounts[],
  name: string,
  version: string,
  isAssignedOnly = false,
): FigureCounts =>
  addCounts(
    ...sums
      .filter((sum) => sum.remote === name && sum.version === version)
      .filter(({ assigned }) => assigned || !isAssignedOnly)
      .map(({ counts }) => counts),
  );

/** Returns loads, failures and 75th percentiles. */
export function summarize(counts: FigureCounts): FiguresSummary {
  const estimate = (histogram: Histogram) => {
    const value = findQuantile(counts, histogram, 0.75);
    return {
      value: value === null ? null : value / (histogram === 'cls' ? 1000 : 1),
      samples: countSamples(counts, histogram),
    };
  };
  return {
    loads: counts['loads'] ?? 0,
    failures: counts['failures'] ?? 0,
    lcp: estimate('lcp'),
    inp: estimate('inp'),
    cls: estimate('cls'),
    render: estimate('render'),
  };
}
