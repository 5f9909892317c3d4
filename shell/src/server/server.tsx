import type { Readable } from 'node:stream';
import { prerenderToNodeStream } from 'react-dom/static';
import type { ServerExtra } from 'shared/data';
import {
  createAppStore,
  createSession,
  matchRoutes,
  type RoomRoute,
  type RoomRoutes,
  safeStorage,
  ServerAnswerContext,
  StaticRouter,
} from 'shared/core';
import { App } from '../app/app';
import { findRoom } from '../app/room-table';
import type { BootData, RoomPath } from '../boot/boot-data';
import { serverRooms } from './server-rooms';
import { settledState } from './settled-state';

export { headerSlots } from '../layout/header-slots';

/** What the server is asked to render. */
export interface RenderRequest {
  /** Path and query of the page. */
  url: string;
  boot: Pick<BootData, 'config' | 'registry' | 'preview'>;
  /** How the backend's public reads are made. */
  read: NonNullable<ServerExtra['read']>;
  /** Exposed modules of the rooms that could be loaded, by room name. */
  modules: Record<string, Record<string, unknown>>;
  /** Whether the page of an address of this route at which nothing is is known: then it is not rendered again. */
  isNotFoundKnown?: boolean;
  /** How long reads and rendering may take together, in ms; what is late the browser does. */
  timeoutMs: number;
  onError(cause: unknown): void;
}

export interface RenderedPage {
  /** 503 for what had to be left to the browser: nobody can tell yet what is at the address. */
  status: number;
  /** Nothing is at the address, and `isNotFoundKnown`. */
  isUnrendered?: boolean;
  /** What belongs into the document's head. */
  head: string;
  /** What belongs into #root. */
  html: string;
  state: BootData['state'];
  /** Whether the page is the same for every query. */
  isQueryIgnored: boolean;
  route: (RoomPath & { room: string }) | null;
}

/** Renders a public page with the data it needs. Nothing of a shopper's is known here (decision 44). */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { url, boot, modules, timeoutMs, onError } = request;
  const deadline = AbortSignal.timeout(timeoutMs);
  const pathname = new URL(url, 'http://page').pathname;
  const route = findRoom(boot.registry, pathname);
  const { features } = boot.config;
  const store = createAppStore({ extra: { apiHost: '', features, read: request.read } });
  const room = route && (modules[route.room]?.['./routes'] as RoomRoutes | undefined);
  const match = room && matchRoutes(room.routes, pathname)?.at(-1);
  const { handle } = (match?.route ?? {}) as Pick<RoomRoute, 'handle'>;
  const reads = route?.access ? undefined : handle?.prefetch?.(store.dispatch, match?.params ?? {});
  const said = await beforeAbort(deadline, reads);
  // The server renders only the frame of a page behind the guard.
  const isQueryIgnored = Boolean(route?.access) || !handle?.readsQuery;
  if (said === 404 && request.isNotFoundKnown) {
    const state = settledState(store.getState());
    return { status: 404, isUnrendered: true, head: '', html: '', state, isQueryIgnored, route };
  }

  let status = 200;
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={isQueryIgnored ? pathname : url}>
      <ServerAnswerContext value={(given) => (status = given)}>
        <App
          boot={boot}
          store={store}
          session={createSession(safeStorage())}
          rooms={serverRooms(modules)}
          rendered={store.getState()}
        />
      </ServerAnswerContext>
    </StaticRouter>,
    { signal: deadline, onError, progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const isLate = deadline.aborted;
  const { head, html } = splitHead(await text(prelude as Readable));
  const isWhole = !isLate && !isLeftToBrowser(html);
  return {
    status: isWhole || status !== 200 ? status : 503,
    head,
    html,
    state: settledState(store.getState()),
    isQueryIgnored,
    route,
  };
}

/** Resolves to the result of the reads, or to undefined once the deadline has passed. */
const beforeAbort = (deadline: AbortSignal, reads: Promise<unknown> | undefined) =>
  Promise.race([
    reads,
    new Promise((resolve) =>
      deadline.addEventListener('abort', () => resolve(undefined), { once: true }),
    ),
  ]);

/**
 * React puts what it hoists (title, meta, links) ahead of the first element of the page. Of its preloads of pictures
 * only the one of the page's largest stays, which is fetched before scripts take the way; for the others a browser
 * takes a width that it has already, where a preload would fetch another one in vain.
 */
function splitHead(markup: string) {
  const start = markup.search(/<(?!title|meta|link|\/title)[a-z]|<!--/i);
  const head = markup
    .slice(0, start)
    .replaceAll(/<link rel="preload" as="image"(?![^>]* fetchPriority="high")[^>]*>/g, '');
  return { head, html: markup.slice(start) };
}

/** Whether the first slot of the main part, the page's own, broke: React then marks it like this. */
const isLeftToBrowser = (html: string) => {
  const main = html.slice(html.indexOf('<main'));
  return main.startsWith('<!--$!-->', main.indexOf('<!--$'));
};

/** By its events: a page comes in many small parts, and waiting for each costs more than drawing it. */
const text = (stream: Readable) =>
  new Promise<string>((resolve, reject) => {
    const parts: Uint8Array[] = [];
    stream
      .on('data', (part: Uint8Array) => parts.push(part))
      .on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
      .on('error', reject);
  });
