import { join } from 'node:path';
import {
  MOCK_BACKEND_RELEASED,
  type MockBackend,
  type SmokeCheckPage,
  readMockBackend,
} from 'build/mock-backend-file';
import { findRemote } from 'edge/find-remote';
import type { Registry } from 'releases/registry';

export interface PlannedVisit {
  remote: string;
  visit: SmokeCheckPage;
  storage: Record<string, unknown>;
  /** Whether the page requires a sign-in. The server cannot render such a page. */
  isGuarded: boolean;
}

interface VisitPlan {
  mockBackends: Record<string, MockBackend>;
  visits: PlannedVisit[];
  /** Sentences about pages that cannot be checked. */
  visitProblems: string[];
}

/**
 * Returns the visits to the candidates' own pages and to pages that embed modules of the
 * candidates. A page without parameters is visited even if its mock backend lists no visit to it.
 */
export function planVisits(
  registry: Registry,
  storeFolder: string,
  candidates: string[],
): VisitPlan {
  const remotes = Object.entries(registry.microFrontends).flatMap(([name, [release]]) =>
    release ? [{ name, release }] : [],
  );
  const mockBackends = Object.fromEntries(
    remotes.map(({ name, release }) => [
      name,
      readMockBackend(join(storeFolder, release.extras.folder), MOCK_BACKEND_RELEASED) ??
        EMPTY_MOCK,
    ]),
  );
  const isChecked = (remote: string) => candidates.includes('shell') || candidates.includes(remote);
  const visitProblems: string[] = [];
  const visits = remotes.flatMap(({ name, release }): PlannedVisit[] => {
    const { visits: ownVisits = [], shoppers } = mockBackends[name] ?? EMPTY_MOCK;
    const plannedVisits = ownVisits.map((visit): PlannedVisit => {
      const match = findRemote(registry, getPath(visit));
      if (candidates.includes(name) && match?.remote !== name)
        visitProblems.push(`${name}: ${visit.path} is no page of this remote.`);
      if (visit.as !== undefined && !Object.hasOwn(shoppers, visit.as))
        visitProblems.push(
          `${name}: no shopper '${visit.as}' for ${visit.path} in test/stand-in.json.`,
        );
      const storage = shoppers[visit.as ?? ''] ?? {};
      return { remote: name, visit, storage, isGuarded: match?.route.access === 'signed-in' };
    });
    if (!isChecked(name))
      return plannedVisits.filter(({ visit }) =>
        visit.shows?.some(({ room: remote }) => isChecked(remote)),
      );
    const visitedPaths = new Set(
      ownVisits.map((visit) => findRemote(registry, getPath(visit))?.route.path),
    );
    for (const { path, access } of release.extras.routes) {
      if (visitedPaths.has(path)) continue;
      const isGuarded = access === 'signed-in';
      if (!/[:*]/.test(path)) {
        plannedVisits.push({
          remote: name,
          visit: { path },
          storage: isGuarded ? SIGNED_IN_VISITOR : {},
          isGuarded,
        });
      } else if (candidates.includes(name)) {
        visitProblems.push(`${name}: no visit in test/stand-in.json goes to '${path}'.`);
      }
    }
    return plannedVisits;
  });
  return { mockBackends, visits, visitProblems };
}

/** Returns the first visit of each remote. */
export const pickFirstVisits = (visits: PlannedVisit[]): PlannedVisit[] =>
  visits.filter(
    ({ remote }, index) => visits.findIndex((visit) => visit.remote === remote) === index,
  );

const getPath = ({ path }: SmokeCheckPage) => path.split(/[?#]/, 1)[0] ?? path;

const EMPTY_MOCK: MockBackend = { answers: {}, shoppers: {}, visits: [] };

const SIGNED_IN_VISITOR = { user: { id: 7 }, token: 'stand-in' };
