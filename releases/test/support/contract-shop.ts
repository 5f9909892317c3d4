import assert from 'node:assert/strict';
import { publishTo } from './publish-to.ts';
import { publishedOnce } from './published-once.ts';
import { buildOf } from './builds.ts';
import { liveOf } from './live-of.ts';
import { writePackOf } from './packs.ts';

/** Names that the test shell exports, by module. */
export const OFFERS = {
  'shared/money': ['FREE', 'formatMoney'],
  'shared/button': ['Button', 'ButtonProps'],
};

let count = 0;

export function remoteWith(routes: string, uses: Record<string, string[]> = {}): string {
  const folder = buildOf('catalog', `remote ${(count += 1)}`, { uses });
  writePackOf(folder, 'catalog', { 'room/src/routes.ts': routes });
  return folder;
}

export function basketWith(corner: string): string {
  const folder = buildOf('basket', `basket ${(count += 1)}`);
  writePackOf(folder, 'basket', { 'room/src/corner.ts': corner });
  return folder;
}

export function shellWith(
  files: Record<string, string>,
  offers: Record<string, string[]> = OFFERS,
): string {
  const folder = buildOf('shell', `shell ${(count += 1)}`, { offers });
  writePackOf(folder, 'shell', files);
  return folder;
}

/** Source of a catalogue remote that embeds the basket's slot and expects this type of the slot. */
export function showingRemote(corner = '(props: { size: number }) => string'): string {
  const slot = { room: 'basket', expose: './Corner' };
  const folder = buildOf('catalog', `remote ${(count += 1)}`, { shows: [slot] });
  const about = {
    name: 'catalog',
    exposes: { './routes': './src/routes.ts' },
    shows: { corner: slot },
  };
  writePackOf(folder, 'catalog', {
    'room/remote.json': JSON.stringify(about),
    'room/src/shows.ts': `export interface Shows { corner: { Corner: ${corner} } }`,
  });
  return folder;
}

/**
 * Makes a shell, a basket, a content remote and this catalogue remote live. Returns the data
 * folder.
 */
export async function liveShop(catalog?: string): Promise<string> {
  const { data } = await publishedOnce(catalog ?? 'plain', async (empty) => {
    const remotes = [catalog ?? buildOf('catalog'), buildOf('basket'), buildOf('content')];
    await publishTo(empty, [shellWith({}), ...remotes]);
  });
  return data;
}

export async function refused(data: string, builds: string[], why: RegExp[]): Promise<void> {
  const live = () =>
    Promise.all(['shell', 'catalog', 'basket', 'content'].map((name) => liveOf(data, name)));
  const liveBefore = await live();
  await assert.rejects(publishTo(data, builds), (error: Error) => {
    for (const one of why) assert.match(error.message, one);
    return true;
  });
  assert.deepEqual(await live(), liveBefore);
}
