import { randomInt } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Follower } from '../releases/follow-registry.ts';
import type { Live } from '../releases/live-releases.ts';
import { BUCKETS, isInSplit } from '../releases/split.ts';

/** What one visitor gets. */
export interface Visit {
  live: Live;
  /** Whether others may get something else, so that nobody on the way may keep it. */
  isPrivate: boolean;
  /** For the page's `Set-Cookie`; null when it needs none. */
  cookie: string | null;
  /** What staff look at in this browser alone; null for everybody else. */
  preview: Previewing | null;
}

/** As pages are told of it. */
export interface Previewing {
  /** By their packages' names. */
  versions: Record<string, string>;
  /** When it ends by itself (ISO 8601). */
  until: string;
}

/** Holds a random bucket number and nothing else, only while there is a split (decision 54). */
const COOKIE = 'bucket';

/** How long a visitor stays in a split at most, in seconds; each split assigns anew. */
const MAX_AGE_S = 30 * 86_400;

/**
 * What the visitor who sends these cookies gets: while there is a split, by the bucket. Who has none yet, or
 * takes no cookies, gets what is live, as crawlers do.
 */
export async function visitOf(
  follower: Pick<Follower, 'readLive' | 'readSplit'>,
  cookies: string | undefined,
  isSecure: boolean,
): Promise<Visit> {
  const split = follower.readSplit();
  const live = await follower.readLive();
  const given = parseCookie(cookies ?? '')[COOKIE];
  const cookie = (value: string, maxAge: number) =>
    stringifySetCookie({
      name: COOKIE,
      value,
      maxAge,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
    });
  if (!split) {
    const isLeft = given !== undefined;
    return { live, isPrivate: isLeft, cookie: isLeft ? cookie('', 0) : null, preview: null };
  }
  if (given === undefined || !isBucket(given))
    return {
      live,
      isPrivate: true,
      cookie: cookie(String(randomInt(BUCKETS)), MAX_AGE_S),
      preview: null,
    };
  const isIn = isInSplit(Number(given), split);
  return {
    live: (isIn ? split.live : null) ?? live,
    isPrivate: true,
    cookie: null,
    preview: null,
  };
}

const isBucket = (text: string) => /^(0|[1-9]\d*)$/.test(text) && Number(text) < BUCKETS;
