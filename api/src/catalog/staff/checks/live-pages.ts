import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { openStore } from 'server/store/open-store';
import type { ObjectStore } from 'server/store/object-store';
import { array, looseObject, object, optional, parse, record, string } from 'valibot';
import { foldText } from 'contract/values/fold-text';
import type { Config } from '../../../config/config.ts';
import { toLogFields } from '../../../http/to-log-fields.ts';
import type { ComparedChange, Remark } from '../records/compared-change.ts';
import { describeReservedSlug } from './reserved-slugs.ts';

/**
 * First path segments of the pages of live releases, such as 'gifts'. Null if the registry of
 * releases cannot be read.
 */
export type LivePages = ReadonlySet<string> | null;

const REGISTRY_KEY = 'registry.json';

/** Longest wait for the release store, in ms, because staff wait for the review of a draft. */
const READ_TIMEOUT_MS = 2_000;

const routesSchema = optional(array(looseObject({ path: string() })), []);
const registrySchema = object({
  microFrontends: record(
    string(),
    array(looseObject({ extras: looseObject({ routes: routesSchema }) })),
  ),
});

/** Reads the pages of the live releases, which include those of remotes of other repositories. */
export class LivePagesReader {
  private readonly config: Pick<Config, 'releaseStore'>;
  private readonly log: Pick<FastifyBaseLogger, 'warn'>;
  private store: ObjectStore | null = null;

  constructor(config: Pick<Config, 'releaseStore'>, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.config = config;
    this.log = log;
  }

  async read(): Promise<LivePages> {
    try {
      this.store ??= await openStore(this.config.releaseStore);
      const entry = await Promise.race([this.store.read(REGISTRY_KEY), rejectLate()]);
      return entry === null ? new Set() : parsePages(String(entry.body));
    } catch (cause) {
      this.log.warn(
        { failure: toLogFields(cause) },
        'the pages of the live releases cannot be read',
      );
      return null;
    }
  }
}

async function rejectLate(): Promise<never> {
  await pause(READ_TIMEOUT_MS, undefined, { ref: false });
  throw new Error('The release store did not respond in time.');
}

function parsePages(text: string): Set<string> {
  const { microFrontends } = parse(registrySchema, JSON.parse(text));
  const routes = Object.values(microFrontends).flatMap(([live]) => live?.extras.routes ?? []);
  return new Set(routes.map(({ path }) => readFirstSegment(path)));
}

const readFirstSegment = (path: string) => foldText(path.split('/')[1] ?? '');

/** Returns a problem for each changed slug of a service that a live remote has a page at. */
export const findLivePageProblems = (changes: readonly ComparedChange[], livePages: LivePages) =>
  describeNewSlugs(changes, (slug) =>
    livePages?.has(foldText(slug)) ? describeReservedSlug(slug) : null,
  );

/** Returns a warning for each changed slug of a service that could not be checked. */
export const findLivePageWarnings = (changes: readonly ComparedChange[], livePages: LivePages) =>
  describeNewSlugs(changes, (slug) =>
    livePages === null
      ? `Address: whether '${slug}' is a page of the shop itself cannot be checked at the moment.`
      : null,
  );

function describeNewSlugs(
  changes: readonly ComparedChange[],
  describeSlug: (slug: string) => string | null,
): Remark[] {
  return changes.flatMap(({ kind, entityid: id, values, after }) => {
    if (kind !== 'services' || !values.slug) return [];
    const sentence = describeSlug(String(after.slug));
    return sentence === null ? [] : [{ kind, id, field: 'slug', sentence }];
  });
}
