import type { TokenLookup } from '../tokens/token-lookup.ts';
import type { LocalBuild } from '../builds/local-build.ts';
import type { ReleaseCopy } from '../builds/release-copy.ts';
import { publishCopies } from '../changes/publish-copies.ts';
import { planPromotion, promote } from '../changes/promote.ts';
import { publishRetained } from '../changes/publish-retained.ts';
import { publishBuilds } from '../changes/publish.ts';
import type { Author, RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import { rollBack } from '../changes/roll-back.ts';
import { StoreUnavailableError } from 'server/store/object-store';
import {
  type Caller,
  INVALID_TOKEN_MESSAGE,
  refuseUnpermittedPackages,
} from './create-authenticator.ts';
import type { BuildDescription, ChangeRequest, CopyDescription } from './change-request.ts';
import { refuseIfDiskFull, type ConsumeQuota } from './upload-limits.ts';
import { Refusal } from './refusal.ts';
import { type MissingFiles, BuildAssembler } from './build-assembler.ts';
import { createTaskQueue } from './task-queue.ts';
import type { UploadStore } from './upload-store.ts';

const MAX_CHANGES = 8;
const MAX_CHANGES_PER_TOKEN = 2;

export type ChangeResult = { live: LiveVersion[] } | { missing: MissingFiles };

interface LiveVersion extends Pick<RegisteredRelease, 'metadata' | 'url'> {
  extras: Pick<RegisteredRelease['extras'], 'routes'>;
}

interface ChangeRunnerOptions {
  releases: Releases;
  uploadStore: UploadStore;
  tokenLookup: TokenLookup;
  consumeQuota: ConsumeQuota;
}

/** Applies changes one after another. Refuses packages that the token does not permit. */
export class ChangeRunner {
  readonly #options: ChangeRunnerOptions;
  readonly #enqueueTask = createTaskQueue(MAX_CHANGES, MAX_CHANGES_PER_TOKEN);
  readonly #buildAssembler: BuildAssembler;

  constructor(options: ChangeRunnerOptions) {
    this.#options = options;
    this.#buildAssembler = new BuildAssembler(options.releases, options.uploadStore);
  }

  async applyChange(changeRequest: ChangeRequest, caller: Caller): Promise<ChangeResult> {
    const { releases, uploadStore, tokenLookup } = this.#options;
    const author = toAuthor(changeRequest, caller, tokenLookup);
    const enqueueChange = (task: () => Promise<ChangeResult>) =>
      this.#enqueueTask(caller.token.id, task);
    if (changeRequest.what === 'promote')
      return enqueueChange(async () => toChangeResult(await promote(releases, author)));
    if (changeRequest.what === 'promoteWhenHealthy') {
      const { minutes } = changeRequest;
      return enqueueChange(async () =>
        toChangeResult(await planPromotion(releases, minutes, author)),
      );
    }
    if (changeRequest.what === 'rollback') {
      const { names, to } = changeRequest;
      refuseUnpermittedPackages(caller.token, names);
      return enqueueChange(async () => toChangeResult(await rollBack(releases, names, author, to)));
    }
    if (changeRequest.what === 'stored') {
      const { versions, share } = changeRequest;
      refuseUnpermittedPackages(caller.token, Object.keys(versions));
      return enqueueChange(async () =>
        toChangeResult(await publishRetained(releases, versions, author, share)),
      );
    }
    const descriptions =
      changeRequest.what === 'copy' ? changeRequest.copies : changeRequest.builds;
    refuseUnpermittedPackages(
      caller.token,
      descriptions.map(({ name }) => name),
    );
    await uploadStore.deleteExpiredUploads();
    const missingFiles = await this.#buildAssembler.findMissingFiles(descriptions);
    if (Object.keys(missingFiles).length > 0) return { missing: missingFiles };
    return enqueueChange(() =>
      changeRequest.what === 'copy'
        ? this.#publishSentCopies(changeRequest, author, caller.token.id)
        : this.#publishSentBuilds(changeRequest, author, caller.token.id),
    );
  }

  async #publishSentCopies(
    { copies, preview }: CopyRequest,
    author: Author,
    tokenId: string,
  ): Promise<ChangeResult> {
    const { releases, uploadStore } = this.#options;
    const completeCopies: ReleaseCopy[] = [];
    const missingFiles: MissingFiles = {};
    for (const description of copies) {
      const copyOrMissingHashes = await this.#buildAssembler.assembleCopy(description);
      if (Array.isArray(copyOrMissingHashes)) missingFiles[description.name] = copyOrMissingHashes;
      else completeCopies.push(copyOrMissingHashes);
    }
    if (Object.keys(missingFiles).length > 0) return { missing: missingFiles };
    await this.#reserveSpace(completeCopies, tokenId);
    const result = toChangeResult(
      await publishCopies(releases, completeCopies, author, { preview }),
    );
    await deleteUploads(copies, uploadStore);
    return result;
  }

  /**
   * Throws a `Refusal` if the disk is nearly full or the token's quota is used up. The quota counts
   * unchanged files too, because each version stores its own copies.
   */
  async #reserveSpace(versions: { files: Map<string, Buffer> }[], tokenId: string): Promise<void> {
    const bodies = versions.flatMap(({ files }) => [...files.values()]);
    this.#options.consumeQuota(
      tokenId,
      bodies.reduce((sum, { byteLength }) => sum + byteLength, 0),
    );
    await refuseIfDiskFull(this.#options.releases);
  }

  async #publishSentBuilds(
    releaseRequest: ReleaseRequest,
    author: Author,
    tokenId: string,
  ): Promise<ChangeResult> {
    const { releases, uploadStore } = this.#options;
    const completeBuilds: LocalBuild[] = [];
    const missingFiles: MissingFiles = {};
    for (const description of releaseRequest.builds) {
      const buildOrMissingHashes = await this.#buildAssembler.assemble(description);
      if (Array.isArray(buildOrMissingHashes))
        missingFiles[description.name] = buildOrMissingHashes;
      else completeBuilds.push(buildOrMissingHashes);
    }
    if (Object.keys(missingFiles).length > 0) return { missing: missingFiles };
    await this.#reserveSpace(completeBuilds, tokenId);
    const { share, preview } = releaseRequest;
    const result = toChangeResult(
      await publishBuilds(releases, completeBuilds, author, { share, preview }),
    );
    await deleteUploads(releaseRequest.builds, uploadStore);
    return result;
  }
}

async function deleteUploads(
  publishedVersions: (BuildDescription | CopyDescription)[],
  uploadStore: UploadStore,
): Promise<void> {
  try {
    for (const { name, files } of publishedVersions)
      await uploadStore.deleteUploads(
        name,
        Object.values(files).map(({ integrity }) => integrity),
      );
  } catch (cause) {
    if (!(cause instanceof StoreUnavailableError)) throw cause;
  }
}

type ReleaseRequest = Extract<ChangeRequest, { what: 'release' }>;

type CopyRequest = Extract<ChangeRequest, { what: 'copy' }>;

/**
 * Returns the author of a change. `confirm` throws if the token was revoked while the change
 * waited.
 */
const toAuthor = (
  changeRequest: ChangeRequest,
  { token, secret }: Caller,
  tokenLookup: TokenLookup,
): Author => ({
  by: `${token.holder} (${changeRequest.by})`,
  commit: changeRequest.commit,
  why: changeRequest.why,
  seen: changeRequest.seen,
  token: token.id,
  move: changeRequest.move,
  expectedRevision: changeRequest.revision,
  isOutside: (name) => token.outside?.includes(name) ?? false,
  notes: changeRequest.what === 'release' ? changeRequest.notes : undefined,
  async confirm(names) {
    const currentToken = await tokenLookup.findUncached(secret);
    if (!currentToken)
      throw new Refusal(401, 'unauthenticated', `Nothing has changed. ${INVALID_TOKEN_MESSAGE}`);
    refuseUnpermittedPackages(currentToken, names);
  },
});

const toChangeResult = (releases: RegisteredRelease[]): ChangeResult => ({
  live: releases.map(({ metadata, url, extras: { routes } }) => ({
    metadata,
    url,
    extras: { routes },
  })),
});
