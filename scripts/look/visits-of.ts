import { join } from 'node:path';
import { STAND_IN_RELEASED, type StandIn, type Visit, readStandIn } from 'build/stand-in-file';
import { findRoom } from 'edge/find-room';
import type { Registry } from 'releases/registry';

/** A page of the smoke check with its preconditions. */
export interface PlannedVisit {
  /** Remote that owns the page. */
  room: string;
  visit: Visit;
  /** Local storage when the page opens. */
  stored: Record<string, unknown>;
  /** Whether the page requires a sign-in. The server then cannot render it. */
  isGuarded: boolean;
}

interface Plan {
  /** Mock backends by remote. */
  standIns: Record<string, StandIn>;
  visits: PlannedVisit[];
  /** A sentence for each page that cannot be checked. */
  missing: string[];
}

/**
 * Returns the smoke-check pages of these packages: their own pages and pages that embed them, or
 * all pages for the shell. Pages without parameters are included even if no visit names them.
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

/** The signed-in visitor for pages that no visit names. */
const SOMEBODY = { user: { id: 7 }, token: 'stand-in' };
