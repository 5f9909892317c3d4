import { mock } from 'node:test';
import { listAlerts } from 'releases/list-alerts';
import { eventually } from '../../../releases/test/support/eventually.ts';
import { readLiveRelease, readStoredRegistry } from '../../../releases/test/support/live-of.ts';
import { openDataFolder } from '../../../releases/test/support/publish-to.ts';
import { SHORT_TIME_LIMIT, type RenderingShop, createRoutesSource } from './rendering-shop.ts';

export const ROLLBACK_SETTINGS = {
  AUTOMATIC_RETURN: 'on',
  RENDER_WORKERS: '1',
  ...SHORT_TIME_LIMIT,
};
export const workingPage = createRoutesSource("'fine'");
export const throwingPage = createRoutesSource("() => { throw new Error('at render') }");

export const readLiveFolder = async ({ data }: RenderingShop, name = 'room') =>
  (await readLiveRelease(data, name))?.extras.folder;

export const listAutomaticChanges = async ({ data }: RenderingShop) =>
  (await readStoredRegistry(data)).history.filter(({ by }) => by === 'automatic return');

export const listShopAlerts = async ({ data }: RenderingShop) =>
  listAlerts((await openDataFolder(data)).store);

/** Requests pages of a remote until an assertion holds. */
export const visitUntil = (shop: RenderingShop, hold: () => void | Promise<void>) =>
  eventually(async () => {
    await shop.ask('/room');
    await hold();
  });

/** Returns the errors and warnings in a shop's log. */
export function collectLogLines({ app }: RenderingShop) {
  const lines: string[] = [];
  for (const level of ['error', 'warn'] as const) {
    mock.method(app.log, level, (_facts: object, text: string) => void lines.push(text));
  }
  return lines;
}

export const HELD_MESSAGE =
  'a release fails that an automatic rollback made live: only a person may change it now';
export const NO_TARGET_MESSAGE = 'a release fails, and there is no release to roll back to';
export const NOT_CONFIRMED_MESSAGE =
  'a release fails, perhaps through another cause: it stays live';
