import type { TokenBook } from '../tokens/token-book.ts';
import type { LocalBuild } from '../builds/local-build.ts';
import { promote } from '../changes/promote.ts';
import { publishBuilds } from '../changes/publish.ts';
import type { Author, RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import { rollBack } from '../changes/roll-back.ts';
import { StoreAwayError } from '../store/release-store.ts';
import { type Caller, NO_TOKEN, refuseOthers } from './authenticate.ts';
import type { AskedMove, SentBuild } from './questions.ts';
import { refuseWithoutSpace } from './free-space.ts';
import { Refusal } from './refusal.ts';
import { type Missing, sentBuilds } from './sent-builds.ts';
import type { Spend } from './spending.ts';
import { turns } from './turns.ts';
import type { Uploads } from './uploads.ts';

/** Largest number of waiting and running changes, in total and for one token. */
const MOST = 8;
const MOST_OF_ONE = 2;

/** Result of a change: the releases that went live, or the hashes of files to upload first. */
export type MoveAnswer =
  { live: Pick<RegisteredRelease, 'metadata' | 'url'>[] } | { missing: Missing };

/**
 * Returns a function that applies changes sequentially. It throws a `Refusal` if the token does not
 * permit the packages or if too many changes wait.
 */
export function moves(releases: Releases, sent: Uploads, book: TokenBook, spend: Spend) {
  const inTurn = turns(MOST, MOST_OF_ONE);
  const builds = sentBuilds(releases, sent);

  return async function make(asked: AskedMove, caller: Caller): Promise<MoveAnswer> {
    const author = authorOf(asked, caller, book);
    const takeTurn = (work: () => Promise<MoveAnswer>) => inTurn(caller.token.id, work);
    if (asked.what === 'promote')
      return takeTurn(async () => told(await promote(releases, author)));
    if (asked.what === 'rollback') {
      const { names, to } = asked;
      refuseOthers(caller.token, names);
      return takeTurn(async () => told(await rollBack(releases, names, author, to)));
    }
    const named = asked.builds.map(({ name }) => name);
    refuseOthers(caller.token, named);
    await sent.forgetOld();
    const missing = await builds.missing(asked.builds);
    if (Object.keys(missing).length > 0) return { missing };
    return takeTurn(() => release(asked, author, caller.token.id));
  };

  async function release(asked: AskedRelease, author: Author, token: string): Promise<MoveAnswer> {
    const whole: LocalBuild[] = [];
    const missing: Missing = {};
    for (const one of asked.builds) {
      const read = await builds.read(one);
      if (Array.isArray(read)) missing[one.name] = read;
      else whole.push(read);
    }
    if (Object.keys(missing).length > 0) return { missing };
    // Counts files of earlier releases too, because each version stores its own copies.
    const bodies = whole.flatMap(({ files }) => [...files.values()]);
    spend(
      token,
      bodies.reduce((sum, { byteLength }) => sum + byteLength, 0),
    );
    await refuseWithoutSpace(releases);
    const { share, preview } = asked;
    const answer = told(await publishBuilds(releases, whole, author, { share, preview }));
    await forget(asked.builds);
    return answer;
  }

  /** Deletes the uploads of a release. If the store is unavailable, they expire after a day. */
  async function forget(released: SentBuild[]): Promise<void> {
    try {
      for (const { name, files } of released)
        await sent.forget(
          name,
          Object.values(files).map(({ integrity }) => integrity),
        );
    } catch (cause) {
      if (!(cause instanceof StoreAwayError)) throw cause;
    }
  }
}

type AskedRelease = Extract<AskedMove, { what: 'release' }>;

/**
 * Returns the author for the registry: the holder of the token and the user whom the client states.
 * `confirm` throws if the token was revoked while the change waited.
 */
const authorOf = (
  { move, by, commit, why, seen }: AskedMove,
  { token, secret }: Caller,
  book: TokenBook,
): Author => ({
  by: `${token.holder} (${by})`,
  commit,
  why,
  seen,
  token: token.id,
  move,
  async confirm(names) {
    const now = await book.findNow(secret);
    if (!now) throw new Refusal(401, 'unauthenticated', `Nothing has changed. ${NO_TOKEN}`);
    refuseOthers(now, names);
  },
});

const told = (releases: RegisteredRelease[]): MoveAnswer => ({
  live: releases.map(({ metadata, url }) => ({ metadata, url })),
});
