import { liveBuilds } from '../releases/live-builds.ts';
import type { Live } from '../releases/live-releases.ts';
import type { Rendering } from '../rendering/rendering.ts';
import type { Settings } from '../settings/settings.ts';
import { manifestsOf, pageConfig } from './boot-data.ts';
import { htmlDocument } from './document.ts';
import { findRoom } from './find-room.ts';
import { pageFiles } from './page-files.ts';

/** Whether a room has pages at this address, a path with or without a query. */
export const hasPage = (live: Live, url: string): boolean =>
  findRoom(live.registry, url.split('?')[0] ?? '/') !== null;

interface PageRequest {
  /** Path and query. */
  url: string;
  /** Where the shop is reached. */
  origin: string;
  onError(cause: unknown): void;
}

export interface Page {
  status: number;
  html: string;
  noindex: boolean;
}

/**
 * One page for one address: rendered by the live rooms, or left to the browser where that fails. Then
 * nobody knows what is at the address: a 404 where no room has it, else a 503 for a while, even for
 * pages that surely exist, since a 200 with nothing in it, or without indexing, would cost them their
 * place in search engines.
 */
export async function renderPage(
  settings: Settings,
  live: Live,
  rendering: Rendering,
  request: PageRequest,
): Promise<Page> {
  const config = pageConfig(settings, request.origin);
  const boot = { config, registry: live.registry };
  const { pathname } = new URL(request.url, request.origin);
  const route = findRoom(live.registry, pathname);

  const rendered = await rendering
    .render({
      url: request.url,
      boot,
      builds: liveBuilds(live),
      page: route?.room ?? null,
      slots: slotsOf(live, route?.room),
    })
    .catch((cause: unknown) => {
      request.onError(cause);
      return { status: route ? 503 : 404, head: '', html: '', state: {}, headerSlots: [] };
    });
  const files = pageFiles(live, [
    ...(route ? [{ room: route.room, expose: './routes' }] : []),
    ...rendered.headerSlots,
  ]);
  const html = htmlDocument({
    head: rendered.head,
    html: rendered.html,
    files,
    boot: { ...boot, manifests: manifestsOf(live, files.rooms), state: rendered.state },
  });
  // The room may be back in a moment, which the page's 'Try again' finds out.
  const missing = route !== null && !live.rooms[route.room];
  return { status: missing ? 503 : rendered.status, html, noindex: Boolean(route?.noindex) };
}

/** The rooms of which the shell or the page's own room shows something. */
const slotsOf = ({ shell, rooms }: Live, page: string | undefined) =>
  [shell, page === undefined ? undefined : rooms[page]].flatMap((shown) =>
    (shown?.release.extras.shows ?? []).map(({ room }) => room),
  );
