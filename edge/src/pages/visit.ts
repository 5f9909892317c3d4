import { randomInt } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { RegistryFollower } from 'releases/follow-registry';
import type { LiveReleases } from 'releases/live-releases';
import type { VersionReasons } from './release-overlay.ts';
import type { DraftPreview } from './draft-preview.ts';
import { BUCKETS, isInSplit } from 'releases/split';

export interface Visit {
  live: LiveReleases;
  /** Whether a split chose the releases by the visitor's bucket. */
  isAssigned?: boolean;
  /** True if other visitors get other releases. Shared caches must then not store the response. */
  isPrivate: boolean;
  /** Value of the `Set-Cookie` header, or null. */
  cookie: string | null;
  preview: PreviewInfo | null;
  /**
   * Draft of the catalogue that the visitor previews. The browser renders the pages of a preview,
   * because the server reads only public data.
   */
  draft?: DraftPreview | null;
  /**
   * Reasons for versions that are not live for everybody. Undefined or null on pages without the
   * overlay, which only staff can switch on.
   */
  overlay?: VersionReasons | null;
}

export interface PreviewInfo {
  versions: Record<string, string>;
  until: string;
}

/**
 * Cookie with the visitor's random bucket number. The cookie is set only during a split, which
 * gives a share of the visitors other releases (rule 54).
 */
const COOKIE_NAME = 'bucket';

/**
 * Lifetime of the cookie in s. Each split selects other buckets, so a lasting cookie does not put
 * the same visitor into every split.
 */
const MAX_AGE_S = 30 * 86_400;

/**
 * Chooses releases by the visitor's bucket. Visitors without the cookie, such as crawlers, get the
 * live releases.
 */
export async function resolveVisit(
  follower: Pick<RegistryFollower, 'readLive' | 'readSplit'>,
  cookies: string | undefined,
  isSecure: boolean,
): Promise<Visit> {
  const split = follower.readSplit();
  const live = await follower.readLive();
  const bucket = parseCookie(cookies ?? '')[COOKIE_NAME];
  const createCookie = (value: string, maxAge: number) =>
    stringifySetCookie({
      name: COOKIE_NAME,
      value,
      maxAge,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
    });
  if (!split) {
    const hasOldCookie = bucket !== undefined;
    return {
      live,
      isPrivate: hasOldCookie,
      cookie: hasOldCookie ? createCookie('', 0) : null,
      preview: null,
    };
  }
  if (bucket === undefined || !isBucket(bucket))
    return {
      live,
      isPrivate: true,
      cookie: createCookie(String(randomInt(BUCKETS)), MAX_AGE_S),
      preview: null,
    };
  const isInShare = isInSplit(Number(bucket), split);
  return {
    live: (isInShare ? split.live : null) ?? live,
    isAssigned: split.live !== null,
    isPrivate: true,
    cookie: null,
    preview: null,
  };
}

const isBucket = (text: string) => /^(0|[1-9]\d*)$/.test(text) && Number(text) < BUCKETS;
