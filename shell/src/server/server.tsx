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
import { findRoom } from '../registry/room-table';
import type { BootData, RoomPath } from '../boot/boot-data';
import { serverRooms } from './server-rooms';
import { settledState } from './settled-state';

export { headerSlots } from '../layout/header-slots';

/** Arguments of one server rendering. */
export interface RenderRequest {
  /** Path and query of the page. */
  url: string;
  boot: Pick<BootData, 'config' | 'registry' | 'preview'>;
  /** Sends the public reads to the backend. */
  read: NonNullable<ServerExtra['read']>;
  /** Exposed modules of the loaded remotes, by remote name. */
  modules: Record<string, Record<string, unknown>>;
  /** Whether the caller has cached the not-found page of this route. It is then not rendered again. */
  isNotFoundKnown?: boolean;
  /** Time limit for queries and rendering together, in ms. The browser does the remaining work. */
  timeoutMs: number;
  onError(cause: unknown): void;
}

export interface RenderedPage {
  /** 503 if the browser has to render the page, because the content of the address is unknown. */
  status: number;
  /** Whether nothing exists at the address and `isNotFoundKnown`. The page is then not rendered. */
  isUnrendered?: boolean;
  /** HTML for the document's head. */
  head: string;
  /** HTML for #root. */
  html: string;
  state: BootData['state'];
  /** Whether the page is the same for every query. */
  isQueryIgnored: boolean;
  route: (RoomPath & { room: string }) | null;
}

/** Renders a public page with its data. The server knows no data of a shopper (rule 44). */
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

/** Resolves to the result of the prefetch, or to undefined after the deadline. */
const beforeAbort = (deadline: AbortSignal, reads: Promise<unknown> | undefined) =>
  Promise.race([
    reads,
    new Promise((resolve) =>
      deadline.addEventListener('abort', () => resolve(undefined), { once: true }),
    ),
  ]);

/**
 * Splits the elements that React hoists (title, meta, links) from the HTML of the page. Removes all image preloads
 * except that of the largest picture, which must be fetched before scripts. A browser may reuse a cached width of other
 * pictures, for which a preload would be wasted.
 */
function splitHead(markup: string) {
  const start = markup.search(/<(?!title|meta|link|\/title)[a-z]|<!--/i);
  const head = markup
    .slice(0, start)
    .replaceAll(/<link rel="preload" as="image"(?![^>]* fetchPriority="high")[^>]*>/g, '');
  return { head, html: markup.slice(start) };
}

/** Returns whether the first slot of the main part failed. React marks it with `<!--$!-->`. */
const isLeftToBrowser = (html: string) => {
  const main = html.slice(html.indexOf('<main'));
  return main.startsWith('<!--$!-->', main.indexOf('<!--$'));
};

/** Reads a stream by its events. A page has many small chunks, and awaiting each would cost more than rendering. */
const text = (stream: Readable) =>
  new Promise<string>((resolve, reject) => {
    const parts: Uint8Array[] = [];
    stream
      .on('data', (part: Uint8Array) => parts.push(part))
      .on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
      .on('error', reject);
  });
