import { readLiveFolders } from 'releases/link-releases';
import { planPromotion, promote } from 'releases/promote';
import { type NewPreviewLink, addPreviewLink } from 'releases/preview-links';
import { publishCopies } from 'releases/publish-copies';
import type { ReleaseCopy } from 'releases/release-copy';
import { type PublishOptions, publish } from 'releases/publish';
import { findDifferences } from 'releases/release-differences';
import { rollBack } from 'releases/roll-back';
import { readStatus } from 'releases/status';

type Releases = Parameters<typeof publish>[0];
type Author = Parameters<typeof publish>[2];

export type ReleaseOptions = Pick<PublishOptions, 'share' | 'preview'>;

type StoredVersion = Awaited<ReturnType<typeof publish>>[number];

export interface ReleasedVersion extends Pick<StoredVersion, 'metadata' | 'url'> {
  /** A shop of an earlier version does not send the pages. */
  extras?: Pick<StoredVersion['extras'], 'routes'>;
}

/**
 * Target of a release. Each method works like the function of the same name in the package
 * `releases`.
 */
export interface ReleaseTarget {
  /** Returns the folders of the live releases. Downloads those of a running shop into `scratch`. */
  liveFolders(scratch: string): Promise<string[]>;
  publish(
    packageFolders: string[],
    author: Author,
    options: ReleaseOptions,
  ): Promise<ReleasedVersion[]>;
  /** Publishes versions of another shop, without a new build. */
  copy(
    copies: ReleaseCopy[],
    author: Author,
    options: Pick<ReleaseOptions, 'preview'>,
  ): Promise<ReleasedVersion[]>;
  planPromotion(minutes: number, author: Author): Promise<ReleasedVersion[]>;
  promote(author: Author): Promise<ReleasedVersion[]>;
  rollBack(names: string[], author: Author, to?: string): Promise<ReleasedVersion[]>;
  differences(name: string, from: string, to: string): ReturnType<typeof findDifferences>;
  /** Creates a link that shows a stored version to whoever has the link. */
  previewLink(name: string, version: string): Promise<NewPreviewLink>;
  status(): ReturnType<typeof readStatus>;
}

export const createStoreTarget = (releases: Releases): ReleaseTarget => ({
  liveFolders: () => readLiveFolders(releases),
  publish: (folders, author, options) => publish(releases, folders, author, options),
  copy: (copies, author, options) => publishCopies(releases, copies, author, options),
  planPromotion: (minutes, author) => planPromotion(releases, minutes, author),
  promote: (author) => promote(releases, author),
  rollBack: (names, author, to) => rollBack(releases, names, author, to),
  differences: (name, from, to) => findDifferences(releases, name, [from, to]),
  previewLink: (name, version) => addPreviewLink(releases.store, name, version, 'the command line'),
  status: () => readStatus(releases),
});
