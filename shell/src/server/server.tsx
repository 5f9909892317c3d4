import type { Readable } from 'node:stream';
import { prerenderToNodeStream } from 'react-dom/static';
import type { ServerExtra } from 'shared/data';
import {
  createAppStore,
  createSession,
  matchRoutes,
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
  boot: Pick<BootData, 'config' | 'registry'>;
  /** How the backend's public reads are made. */
  read: NonNullable<ServerExtra['read']>;
  /** Exposed modules of the rooms that could be loaded, by room name. */
  modules: Record<string, Record<string, unknown>>;
  /** How long reads and rendering may take together, in ms; what is late the browser does. */
  timeoutMs: number;
  onError(cause: unknown): void;
}

export interface RenderedPage {
  /** 503 for what had to be left to the browser: nobody can tell yet what is at the address. */
  status: number;
  /** What belongs into the document's head. */
  head: string;
  /** What belongs into #root. */
  html: string;
  state: BootData['state'];
  route: (RoomPath & { room: string }) | null;
}

/** Renders a public page with the data it needs. Nothing of a shopper's is known here (decision 44). */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { url, boot, modules, timeoutMs, onError } = request;
  const deadline = AbortSignal.timeout(timeoutMs);
  const pathname = new URL(url, 'http://page').pathname;
  const route = findRoom(boot.registry, pathname);
  const store = createAppStore({ extra: { apiHost: '', read: request.read } });
  const room = route && (modules[route.room]?.['./routes'] as RoomRoutes | undefined);
  if (room && !route.access) await prefetch(room, pathname, store.dispatch, deadline);

  let status = 200;
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={url}>
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
    route,
  };
}

async function prefetch(
  { routes }: RoomRoutes,
  pathname: string,
  dispatch: ReturnType<typeof createAppStore>['dispatch'],
  deadline: AbortSignal,
) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const reads = (match?.route as RoomRoutes['routes'][number] | undefined)?.handle?.prefetch?.(
    dispatch,
    match?.params ?? {},
  );
  const late = new Promise((resolve) =>
    deadline.addEventListener('abort', resolve, { once: true }),
  );
  await Promise.race([reads, late]);
}

/**
 * React puts what it hoists (title, meta, links) ahead of the first element of the page. Its preloads
 * of pictures are left out: the pictures stand in the markup, and for them a browser takes a width that
 * it has already, where a preload would fetch another one in vain.
 */
function splitHead(markup: string) {
  const start = markup.search(/<(?!title|meta|link|\/title)[a-z]|<!--/i);
  const head = markup.slice(0, start).replaceAll(/<link rel="preload" as="image"[^>]*>/g, '');
  return { head, html: markup.slice(start) };
}

/** Whether the first slot of the main part, the page's own, broke: React then marks it like this. */
const isLeftToBrowser = (html: string) => {
  const main = html.slice(html.indexOf('<main'));
  return main.startsWith('<!--$!-->', main.indexOf('<!--$'));
};

async function text(stream: Readable): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString('utf8');
}
