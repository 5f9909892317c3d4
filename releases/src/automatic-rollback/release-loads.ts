import {
  type InferOutput,
  isoTimestamp,
  number,
  object,
  pipe,
  record,
  safeParse,
  string,
} from 'valibot';
import { parseJson } from '../store/parse-json.ts';
import { listServedFolders, readRegistry } from '../registry/registry.ts';
import type { ObjectStore } from 'server/store/object-store';
import { type StoredDocument, compareAndSwapDocument } from '../store/compare-and-swap-document.ts';

const loadsSchema = object({
  /** Number of sent pages that load the release, of all `edge` processes. */
  loads: number(),
  since: pipe(string(), isoTimestamp()),
});

export type ReleaseLoads = InferOutput<typeof loadsSchema>;

const loadsDocumentSchema = object({ releases: record(string(), loadsSchema) });

/** Document in the release store, so that `npm run status` can read it on any machine. */
export const releaseLoadsDocument: StoredDocument<InferOutput<typeof loadsDocumentSchema>> = {
  key: 'release-loads.json',
  empty: { releases: {} },
  parse({ body }) {
    // A damaged document counts as empty.
    const { success, output } = safeParse(loadsDocumentSchema, parseJson(body));
    return success ? output : { releases: {} };
  },
};

/** Adds to the stored numbers, because each `edge` process counts separately. */
export async function addReleaseLoads(
  store: ObjectStore,
  countByFolder: ReadonlyMap<string, number>,
): Promise<void> {
  const { registry } = await readRegistry(store);
  const servedFolders = listServedFolders(registry);
  const now = new Date().toISOString();
  await compareAndSwapDocument(store, releaseLoadsDocument, ({ releases }) => ({
    releases: Object.fromEntries(
      servedFolders.flatMap((folder) => {
        const storedLoads = releases[folder];
        const count = countByFolder.get(folder) ?? 0;
        if (!storedLoads && count === 0) return [];
        const { loads, since } = storedLoads ?? { loads: 0, since: now };
        return [[folder, { loads: loads + count, since }]];
      }),
    ),
  }));
}
