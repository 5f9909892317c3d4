import type { Live } from '../releases/live-releases.ts';
import type { Slot } from 'build/room-file';
import type { Settings } from '../settings/settings.ts';
import { manifestsOf, pageConfig } from './boot-data.ts';
import { htmlDocument } from './document.ts';
import { pageFiles } from './page-files.ts';

/** What the shell's server build exports for this; see `shell/src/server/server.tsx`. */
interface ShellServer {
  findRoom(
    registry: object,
    pathname: string,
  ): { room: string; access?: string; noindex?: boolean } | null;
  /** What the header of an address shows of rooms. */
  headerSlots(pathname: string): Slot[];
  render(request: {
    url: string;
    boot: object;
    apiHost: string;
    modules: Record<string, Record<string, unknown>>;
    timeoutMs: number;
    onError(cause: unknown): void;
  }): Promise<{ status: number; head: string; html: string; state: object }>;
}

/** Whether a room has pages at this address, a path with or without a query. */
export const hasPage = (live: Live, url: string): boolean =>
  shellServer(live).findRoom(live.registry, url.split('?')[0] ?? '/') !== null;

const shellServer = (live: Live) => live.shell.server.table['./server'] as ShellServer;

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

/** How long the backend and the rendering may hold a page up, in ms. */
const RENDER_TIMEOUT_MS = 2000;

/**
 * One page for one address: rendered by the live rooms, or left to the browser where that fails. Then
 * nobody knows what is at the address: a 404 where no room has it, else a 503 for a while, even for
 * pages that surely exist, since a 200 with nothing in it, or without indexing, would cost them their
 * place in search engines.
 */
export async function renderPage(
  settings: Settings,
  live: Live,
  request: PageRequest,
): Promise<Page> {
  const server = shellServer(live);
  const config = pageConfig(settings, request.origin);
  const boot = { config, registry: live.registry };
  const { pathname } = new URL(request.url, request.origin);
  const route = server.findRoom(live.registry, pathname);
  const files = pageFiles(live, [
    ...(route ? [{ room: route.room, expose: './routes' }] : []),
    ...server.headerSlots(pathname),
  ]);

  const rendered = await server
    .render({
      url: request.url,
      boot,
      apiHost: settings.apiInternalUrl,
      modules: Object.fromEntries(
        Object.entries(live.rooms).map(([name, room]) => [name, room.modules.table]),
      ),
      timeoutMs: RENDER_TIMEOUT_MS,
      onError: request.onError,
    })
    .catch((cause: unknown) => {
      request.onError(cause);
      return { status: route ? 503 : 404, head: '', html: '', state: {} };
    });
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
