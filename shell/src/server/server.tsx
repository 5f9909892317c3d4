import type { Readable } from 'node:stream';
import { prerenderToNodeStream } from 'react-dom/static';
import type { ThunkExtra } from 'shared/data';
import { matchRoutes, ResponseStatusContext, StaticRouter } from 'shared/router';
import { createSession } from 'shared/session';
import { type RemoteRoute, type RemoteRoutes } from 'shared/slots';
import { createAppStore, createSafeStorage } from 'shared/store';
import { App } from '../app/app';
import { findRemote } from '../registry/remote-table';
import type { BootData } from '../boot/boot-data';
import { createServerRemotes } from './server-remotes';
import { getFinishedState } from './finished-state';

export { headerSlots } from '../layout/header-slots';

export interface RenderRequest {
  /** Path and query of the page. */
  url: string;
  boot: Pick<BootData, 'config' | 'registry' | 'preview'>;
  /** Sends public reads to the backend. */
  read: NonNullable<ThunkExtra['readPublic']>;
  /** Exposed modules of the loaded remotes, by remote and by exposed name. */
  modules: Record<string, Record<string, unknown>>;
  /**
   * Whether the caller has cached the not-found page of this route. It need not be rendered again.
   */
  isNotFoundKnown?: boolean;
  /** Time limit for queries and rendering together, in ms. The browser does what is missing. */
  timeoutMs: number;
  onError(cause: unknown): void;
}

export interface RenderedPage {
  /** 503 if the browser has to render the page. */
  status: number;
  /**
   * Whether the page was not rendered, because nothing exists at the address and `isNotFoundKnown`
   * is set.
   */
  isUnrendered?: boolean;
  /** HTML for the document's head. */
  head: string;
  /** HTML for the #root element. */
  html: string;
  state: BootData['state'];
  /** Whether the query of the address makes no difference to the page. */
  isQueryIgnored: boolean;
}

/** Renders a page with its public data. The server knows no data of a shopper (rule 44). */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { url, boot, modules, timeoutMs, onError } = request;
  const deadline = AbortSignal.timeout(timeoutMs);
  const pathname = new URL(url, 'http://page').pathname;
  const route = findRemote(boot.registry, pathname);
  const { features } = boot.config;
  const store = createAppStore({ extra: { apiHost: '', features, readPublic: request.read } });
  const remote = route && (modules[route.remote]?.['./routes'] as RemoteRoutes | undefined);
  const match = remote && matchRoutes(remote.routes, pathname)?.at(-1);
  const { handle } = (match?.route ?? {}) as Pick<RemoteRoute, 'handle'>;
  const pendingReads = route?.access
    ? undefined
    : handle?.prefetch?.(store.dispatch, match?.params ?? {});
  const prefetchResult = await resolveBeforeDeadline(deadline, pendingReads);
  // The server renders only the frame of a page behind the sign-in, and the frame does not depend
  // on the query.
  const isQueryIgnored = Boolean(route?.access) || !handle?.readsQuery;
  if (prefetchResult === 404 && request.isNotFoundKnown) {
    const state = getFinishedState(store.getState());
    return { status: 404, isUnrendered: true, head: '', html: '', state, isQueryIgnored };
  }

  let status = 200;
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={isQueryIgnored ? pathname : url}>
      <ResponseStatusContext value={(responseStatus) => (status = responseStatus)}>
        <App
          boot={boot}
          store={store}
          session={createSession(createSafeStorage())}
          remotes={createServerRemotes(modules)}
          renderedState={store.getState()}
        />
      </ResponseStatusContext>
    </StaticRouter>,
    { signal: deadline, onError, progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const isLate = deadline.aborted;
  const { head, html } = splitHead(await readStream(prelude as Readable));
  const isComplete = !isLate && !isMainSlotFailed(html);
  return {
    status: isComplete || status !== 200 ? status : 503,
    head,
    html,
    state: getFinishedState(store.getState()),
    isQueryIgnored,
  };
}

const resolveBeforeDeadline = (deadline: AbortSignal, reads: Promise<unknown> | undefined) =>
  Promise.race([
    reads,
    new Promise((resolve) =>
      deadline.addEventListener('abort', () => resolve(undefined), { once: true }),
    ),
  ]);

/**
 * Separates the elements that React hoists into the head from the HTML of the page. Removes all
 * image preloads except that of the main picture. For the others, the browser may use a cached
 * size, and a preload would be wasted.
 */
function splitHead(markup: string) {
  const start = markup.search(/<(?!title|meta|link|\/title)[a-z]|<!--/i);
  const head = markup
    .slice(0, start)
    .replaceAll(/<link rel="preload" as="image"(?![^>]* fetchPriority="high")[^>]*>/g, '');
  return { head, html: markup.slice(start) };
}

/**
 * Returns whether the first slot in the main element failed, which React marks with `<!--$!-->`.
 */
const isMainSlotFailed = (html: string) => {
  const main = html.slice(html.indexOf('<main'));
  return main.startsWith('<!--$!-->', main.indexOf('<!--$'));
};

/**
 * Uses events, because a page has many small chunks, and awaiting each would cost more than
 * rendering.
 */
const readStream = (stream: Readable) =>
  new Promise<string>((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    stream
      .on('data', (chunk: Uint8Array) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
      .on('error', reject);
  });
