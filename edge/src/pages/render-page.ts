import type { Slot } from 'build/room-file';
import type { Feature } from 'contract/features';
import { liveBuilds } from '../releases/live-builds.ts';
import type { Live } from '../releases/live-releases.ts';
import type { Rendering } from '../rendering/rendering.ts';
import type { Settings } from '../settings/settings.ts';
import { manifestsOf, pageConfig } from './boot-data.ts';
import type { KnownNotFound } from './cache/known-not-found.ts';
import { htmlDocument } from './document.ts';
import { findRoom } from './find-room.ts';
import { laterHashes, pageFiles } from './page-files.ts';
import type { Previewing } from './visit.ts';

/** Whether a room has pages at this address, a path with or without a query. */
export const hasPage = (live: Live, url: string): boolean =>
  findRoom(live.registry, url.split('?')[0] ?? '/') !== null;

interface PageRequest {
  /** Path and query. */
  url: string;
  /** Where the shop is reached. */
  origin: string;
  /** What the backend offers beyond section 7; nothing, unless given. */
  features?: readonly Feature[];
  /** What the page is told of a preview; nobody's, unless given. */
  preview?: Previewing | null;
  /** Where renderings that say that nothing is there are kept; none are unless given. */
  notFound?: KnownNotFound;
  onError(cause: unknown): void;
}

export interface Page {
  status: number;
  html: string;
  noindex: boolean;
  /** Opened by what its address carries: nobody keeps it, and it tells no other site where its visitor was. */
  secret: boolean;
  /** What it shows of rooms from the start: its own page, and what is in the header. */
  slots: Slot[];
  /** What it was made from, by path and digest; null for what the next visitor may get better. */
  reads: Record<string, string> | null;
  /** Whether the page is the same for every query. */
  isQueryIgnored: boolean;
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
  rendering: Pick<Rendering, 'render'>,
  request: PageRequest,
): Promise<Page> {
  const config = pageConfig(settings, request.origin, request.features ?? []);
  const boot = { config, registry: live.registry, preview: request.preview ?? null };
  const { pathname } = new URL(request.url, request.origin);
  const route = findRoom(live.registry, pathname);

  const notFound =
    route && request.notFound?.(live, request.origin, `${route.room} ${route.route.path}`);
  const known = notFound?.get();

  const answered = await rendering
    .render({
      url: request.url,
      boot,
      builds: liveBuilds(live),
      page: route?.room ?? null,
      slots: slotsOf(live, route?.room),
      isNotFoundKnown: known !== undefined,
    })
    .catch((cause: unknown) => {
      request.onError(cause);
      const status = route ? 503 : 404;
      return {
        status,
        isUnrendered: false,
        // The failure does not depend on the query.
        isQueryIgnored: true,
        head: '',
        html: '',
        state: {},
        headerSlots: [],
        reads: {},
        isWhole: false,
      };
    });
  const rendered = answered.isUnrendered ? { ...answered, ...known } : answered;
  if (answered.status === 404 && answered.isWhole && !answered.isUnrendered)
    notFound?.set(answered);
  const page = route ? [{ room: route.room, expose: './routes' }] : [];
  const slots = [...page, ...rendered.headerSlots];
  const readsInBrowser = Boolean(route?.route.access ?? route?.secret);
  const files = pageFiles(live, slots, { readsInBrowser });
  const html = htmlDocument({
    head: rendered.head,
    html: rendered.html,
    files,
    boot: {
      ...boot,
      manifests: manifestsOf(live, files.rooms),
      integrity: laterHashes(live, files),
      state: rendered.state,
    },
  });
  // The room may be back in a moment, which the page's 'Try again' finds out.
  const missing = route !== null && !live.rooms[route.room];
  const status = missing ? 503 : rendered.status;
  // What is at no address is kept once for all of them, or not at all.
  const isKept = status === 200 || (status === 404 && route === null);
  const reads = isKept && rendered.isWhole ? rendered.reads : null;
  const { noindex = false, secret = false } = route ?? {};
  const isQueryIgnored = route === null || (rendered.isQueryIgnored ?? false);
  return { status, html, noindex, secret, slots, reads, isQueryIgnored };
}

/** The rooms of which the shell or the page's own room shows something. */
const slotsOf = ({ shell, rooms }: Live, page: string | undefined) =>
  [shell, page === undefined ? undefined : rooms[page]].flatMap((shown) =>
    (shown?.release.extras.shows ?? []).map(({ room }) => room),
  );
