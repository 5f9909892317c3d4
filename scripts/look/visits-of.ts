import { join } from 'node:path';
import { STAND_IN_RELEASED, type StandIn, type Visit, readStandIn } from 'build/stand-in-file';
import { findRoom } from 'edge/find-room';
import type { Registry } from 'edge/registry';

/** A visit with all that it needs. */
export interface PlannedVisit {
  /** Whose page it is. */
  room: string;
  visit: Visit;
  /** What is in local storage when the page opens. */
  stored: Record<string, unknown>;
  /** Whether the server shows the page only to whom it knows, which is nobody. */
  isGuarded: boolean;
}

interface Plan {
  /** By room. */
  standIns: Record<string, StandIn>;
  visits: PlannedVisit[];
  /** What cannot be looked at, a sentence each. */
  missing: string[];
}

/**
 * Which pages show these packages: their own, and those of others that show something of them; with the
 * shell all pages. A page without a parameter that no visit goes to is opened as it is.
 */
export function visitsOf(registry: Registry, store: string, candidates: string[]): Plan {
  const rooms = Object.entries(registry.microFrontends).flatMap(([name, [release]]) =>
    release ? [{ name, release }] : [],
  );
  const standIns = Object.fromEntries(
    rooms.map(({ name, release }) => [
      name,
      readStandIn(join(store, release.extras.folder), STAND_IN_RELEASED) ?? NONE,
    ]),
  );
  const isSeen = (room: string) => candidates.includes('shell') || candidates.includes(room);
  const missing: string[] = [];
  const visits = rooms.flatMap(({ name, release }): PlannedVisit[] => {
    const { visits: own = [], shoppers } = standIns[name] ?? NONE;
    const planned = own.map((visit): PlannedVisit => {
      const found = findRoom(registry, pathOf(visit));
      if (candidates.includes(name) && found?.room !== name)
        missing.push(`${name}: ${visit.path} is no page of this room.`);
      if (visit.as !== undefined && !Object.hasOwn(shoppers, visit.as))
        missing.push(`${name}: no shopper '${visit.as}' for ${visit.path} in test/stand-in.json.`);
      const stored = shoppers[visit.as ?? ''] ?? {};
      return { room: name, visit, stored, isGuarded: found?.route.access === 'signed-in' };
    });
    if (!isSeen(name))
      return planned.filter(({ visit }) => visit.shows?.some(({ room }) => isSeen(room)));
    const visited = new Set(own.map((visit) => findRoom(registry, pathOf(visit))?.route.path));
    for (const { path, access } of release.extras.routes) {
      if (visited.has(path)) continue;
      const isGuarded = access === 'signed-in';
      if (!/[:*]/.test(path)) {
        planned.push({ room: name, visit: { path }, stored: isGuarded ? SOMEBODY : {}, isGuarded });
      } else if (candidates.includes(name)) {
        missing.push(`${name}: no visit in test/stand-in.json goes to '${path}'.`);
      }
    }
    return planned;
  });
  return { standIns, visits, missing };
}

const pathOf = ({ path }: Visit) => path.split('?', 1)[0] ?? path;

const NONE: StandIn = { answers: {}, shoppers: {}, visits: [] };

/** Who is signed in where a visit says nothing of that. */
const SOMEBODY = { user: { id: 7 }, token: 'stand-in' };
