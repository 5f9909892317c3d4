import { liveFolders } from 'edge/borrow-releases';
import { promote } from 'edge/promote';
import { type PublishOptions, publish } from 'edge/publish';
import { rollBack } from 'edge/roll-back';
import { status } from 'edge/status';

type Releases = Parameters<typeof publish>[0];
type Author = Parameters<typeof publish>[2];

/** Who gets a release: all visitors, unless something else is said. */
export type ReleaseOptions = Pick<PublishOptions, 'share' | 'preview'>;

/** What is live then, as far as commands tell of it. */
export type Moved = Pick<Awaited<ReturnType<typeof publish>>[number], 'metadata' | 'url'>;

/** Where releases are made and seen: each method does, and throws, what `edge` does under its name. */
export interface ReleaseTarget {
  /** Folders of what is live, each with its `record.json`; fetched into `scratch` where they are not on this machine. */
  liveFolders(scratch: string): Promise<string[]>;
  publish(packageFolders: string[], author: Author, options: ReleaseOptions): Promise<Moved[]>;
  promote(author: Author): Promise<Moved[]>;
  rollBack(names: string[], author: Author, to?: string): Promise<Moved[]>;
  status(): ReturnType<typeof status>;
}

/** Releases straight into their store. */
export const storeTarget = (releases: Releases): ReleaseTarget => ({
  liveFolders: () => liveFolders(releases),
  publish: (folders, author, options) => publish(releases, folders, author, options),
  promote: (author) => promote(releases, author),
  rollBack: (names, author, to) => rollBack(releases, names, author, to),
  status: () => status(releases),
});
