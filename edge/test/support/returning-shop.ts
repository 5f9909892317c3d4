import { mock } from 'node:test';
import { listAlerts } from 'releases/list-alerts';
import { eventually } from '../../../releases/test/support/eventually.ts';
import { liveOf, registryOf } from '../../../releases/test/support/live-of.ts';
import { releasesIn } from '../../../releases/test/support/publish-to.ts';
import { IMPATIENT, type RenderingShop, page } from './rendering-shop.ts';

export const ON = { AUTOMATIC_RETURN: 'on', RENDER_WORKERS: '1', ...IMPATIENT };
export const good = page("'fine'");
export const throwing = page("() => { throw new Error('at render') }");

export const live = async ({ data }: RenderingShop, name = 'room') =>
  (await liveOf(data, name))?.extras.folder;

export const automatic = async ({ data }: RenderingShop) =>
  (await registryOf(data)).history.filter(({ by }) => by === 'automatic return');

export const alertsOf = async ({ data }: RenderingShop) =>
  listAlerts((await releasesIn(data)).store);

/** Requests pages of a remote until an assertion holds. */
export const visitedUntil = (shop: RenderingShop, hold: () => void | Promise<void>) =>
  eventually(async () => {
    await shop.ask('/room');
    await hold();
  });

/** Returns the errors and warnings in a shop's log. */
export function logged({ app }: RenderingShop) {
  const lines: string[] = [];
  for (const level of ['error', 'warn'] as const) {
    mock.method(app.log, level, (_facts: object, text: string) => void lines.push(text));
  }
  return lines;
}

export const HELD =
  'a release fails that was set live by an automatic return: nothing more is done without people';
export const NOTHING_GOOD = 'a release fails, and there is no good one to go back to';
export const NOT_CONFIRMED = 'a release fails, which may not be its fault: it stays live';
