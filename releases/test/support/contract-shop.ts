import assert from 'node:assert/strict';
import { publishBuilds } from './publish-to.ts';
import { publishOnce } from './published-once.ts';
import { createBuild } from './builds.ts';
import { readLiveRelease } from './live-of.ts';
import { writeTypeBundle } from './packs.ts';

/** Names that the test shell exports, by module. */
export const SHELL_OFFERS = {
  'shared/money': ['FREE', 'formatMoney'],
  'shared/button': ['Button', 'ButtonProps'],
};

let count = 0;

export function createRemote(routes: string, uses: Record<string, string[]> = {}): string {
  const folder = createBuild('catalog', `remote ${(count += 1)}`, { uses });
  writeTypeBundle(folder, 'catalog', { 'room/src/routes.ts': routes });
  return folder;
}

export function createBasket(corner: string): string {
  const folder = createBuild('basket', `basket ${(count += 1)}`);
  writeTypeBundle(folder, 'basket', { 'room/src/corner.ts': corner });
  return folder;
}

export function createShell(
  files: Record<string, string>,
  offers: Record<string, string[]> = SHELL_OFFERS,
): string {
  const folder = createBuild('shell', `shell ${(count += 1)}`, { offers });
  writeTypeBundle(folder, 'shell', files);
  return folder;
}

/** Source of a catalogue remote that embeds the basket's slot and expects this type of the slot. */
export function createEmbeddingRemote(corner = '(props: { size: number }) => string'): string {
  const slot = { room: 'basket', expose: './Corner' };
  const folder = createBuild('catalog', `remote ${(count += 1)}`, { shows: [slot] });
  const about = {
    name: 'catalog',
    exposes: { './routes': './src/routes.ts' },
    shows: { corner: slot },
  };
  writeTypeBundle(folder, 'catalog', {
    'room/remote.json': JSON.stringify(about),
    'room/src/shows.ts': `export interface Shows { corner: { Corner: ${corner} } }`,
  });
  return folder;
}

/**
 * Makes a shell, a basket, a content remote and this catalogue remote live. Returns the data
 * folder.
 */
export async function createLiveShop(catalog?: string): Promise<string> {
  const { data } = await publishOnce(catalog ?? 'plain', async (empty) => {
    const remotes = [
      catalog ?? createBuild('catalog'),
      createBuild('basket'),
      createBuild('content'),
    ];
    await publishBuilds(empty, [createShell({}), ...remotes]);
  });
  return data;
}

export async function assertRefused(data: string, builds: string[], why: RegExp[]): Promise<void> {
  const live = () =>
    Promise.all(
      ['shell', 'catalog', 'basket', 'content'].map((name) => readLiveRelease(data, name)),
    );
  const liveBefore = await live();
  await assert.rejects(publishBuilds(data, builds), (error: Error) => {
    for (const one of why) assert.match(error.message, one);
    return true;
  });
  assert.deepEqual(await live(), liveBefore);
}
