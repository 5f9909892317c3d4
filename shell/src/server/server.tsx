import type { Readable } from 'node:stream';
import { prerenderToNodeStream } from 'react-dom/static';
import type { ThunkExtra } from 'shared/data';
import { matchRoutes, ResponseStatusContext } from 'shared/router';
import { createSession } from 'shared/session';
import { StaticRouter } from 'shared/static-router';
import { type RemoteRoute, type RemoteRoutes } from 'shared/slots';
import { createAppStore, createSafeStorage } from 'shared/store';
import { App } from '../app/app';
import { findRemote } from '../registry/remote-table';
import type { BootData } from '../boot/boot-data';
import { createServerRemotes } from './server-remotes';
import { getFulfilledState } from './fulfilled-state';

export { headerSlots } from '../layout/header-slots';

export interface RenderRequest {
  url: string;
  boot: Pick<BootData, 'config' | 'registry' | 'preview'>;
  read: NonNullable<ThunkExtra['readPublic']>;
  modules: Record<string, Record<string, unknown>>;
  /**
   * True if the caller has cached the 'not found' page, so that `render` need not render this page.
   */
  isNotFoundKnown?: boolean;
  /**
   * Time limit for queries and rendering, in ms. The browser renders the parts that are missing at
   * that time.
   */
  timeoutMs: number;
  onError(cause: unknown): void;
}

export interface RenderedPage {
  /** HTTP status. It is 503 if the browser has to render the page's content. */
  status: number;
  /** New path of the page if the status is 301. */
  redirectTo?: string;
  /**
   * True if nothing was rendered, because no page exists at the URL and the caller has cached the
   * 'not found' page.
   */
  isUnrendered?: boolean;
  head: string;
  html: string;
  state: BootData['state'];
  isQueryIgnored: boolean;
}

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
  // For pages that need a sign-in, the server renders only header, skeleton and footer, which do
  // not depend on the query string.
  const isQueryIgnored = Boolean(route?.access) || !handle?.readsQuery;
  const redirectTo = readRedirect(prefetchResult);
  if (redirectTo !== undefined)
    return { status: 301, redirectTo, head: '', html: '', state: {}, isQueryIgnored: true };
  if (prefetchResult === 404 && request.isNotFoundKnown) {
    const state = getFulfilledState(store.getState());
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
    state: getFulfilledState(store.getState()),
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
 * Returns the new path in the result of `prefetch`. Checks its type, because any release of the
 * remote may have returned it.
 */
function readRedirect(prefetchResult: unknown): string | undefined {
  const { redirectTo } = (prefetchResult ?? {}) as { redirectTo?: unknown };
  return typeof redirectTo === 'string' ? redirectTo : undefined;
}

/**
 * Separates the elements that React puts before the markup, such as `title`, from the markup. Of
 * the pictures' preloads, keeps only that of the main picture, because the browser may have cached
 * the others.
 */
function splitHead(markup: string) {
  const start = markup.search(/<(?!title|meta|link|\/title)[a-z]|<!--/i);
  const head = markup
    .slice(0, start)
    .replaceAll(/<link rel="preload" as="image"(?![^>]* fetchPriority="high")[^>]*>/g, '');
  return { head, html: markup.slice(start) };
}

/**
 * Returns whether the first Suspense boundary in `main` failed. React marks a boundary that failed
 * on the server with `<!--$!-->`.
 */
const isMainSlotFailed = (html: string) => {
  const main = html.slice(html.indexOf('<main'));
  return main.startsWith('<!--$!-->', main.indexOf('<!--$'));
};

/**
 * Reads the stream by its events, because awaiting each of its many small chunks would take longer
 * than rendering.
 */
const readStream = (stream: Readable) =>
  new Promise<string>((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    stream
      .on('data', (chunk: Uint8Array) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
      .on('error', reject);
  });
