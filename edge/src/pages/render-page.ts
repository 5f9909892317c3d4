import type { Slot } from 'build/remote-file';
import type { Feature } from 'contract/features';
import { toLiveBuilds, type LiveReleases } from 'releases/live-releases';
import type { Rendering } from '../rendering/rendering.ts';
import { countRender } from '../rendering/rendering-metrics.ts';
import { getManifestUrl } from './remote-apps.ts';
import type { Settings } from '../settings/settings.ts';
import { createPolicy, type Area, isStaffArea } from './security-policy.ts';
import { listStyleHashes } from './style-elements.ts';
import { createPageConfig, pickManifests } from './page-boot-data.ts';
import type { NotFoundCache } from './cache/not-found-cache.ts';
import { renderDocument } from './document.ts';
import { findRemote } from './find-remote.ts';
import { collectLazyHashes, listPageFiles } from './page-files.ts';
import type { DraftPreview } from './draft-preview.ts';
import type { PreviewInfo } from './visit.ts';
import type { Registry } from 'releases/registry';
import type { Release } from 'releases/release';

export const hasPage = (live: LiveReleases, url: string): boolean =>
  findRemote(live.registry, url.split('?')[0] ?? '/') !== null;

interface PageRequest {
  url: string;
  origin: string;
  features?: readonly Feature[];
  preview?: PreviewInfo | null;
  draft?: DraftPreview | null;
  notFound?: NotFoundCache;
  onError(cause: unknown): void;
}

export interface Page {
  status: number;
  html: string;
  /** New path of the page if the status is 301. */
  redirectTo: string | null;
  noindex: boolean;
  /** True if the URL contains a secret. The page is then not cached and sends no referrer. */
  secret: boolean;
  slots: Slot[];
  /** Digests of the data with which the page was rendered, by path. Null for an uncacheable page. */
  reads: Record<string, string> | null;
  isQueryIgnored: boolean;
  /** Content-Security-Policy header. */
  policy: string;
  area: Area;
  /** Path pattern of the page's route, or null if no remote has this page. */
  route: string | null;
}

/**
 * Renders a page. If rendering fails, returns a page without content, which the browser renders.
 * The page's status is 503, or 404 for a path without a route. With status 200, search engines
 * would replace their copy by the page without content.
 */
export async function renderPage(
  settings: Settings,
  live: LiveReleases,
  rendering: Pick<Rendering, 'render'>,
  request: PageRequest,
): Promise<Page> {
  const config = createPageConfig(settings, request.origin, request.features ?? []);
  const { pathname } = new URL(request.url, request.origin);
  const registry = createPageRegistry(live, pathname);
  const { preview = null, draft = null } = request;
  const vitals = settings.vitalsShare > 0 && { vitals: settings.vitalsShare };
  const boot = { config, registry, preview, ...vitals, ...(draft && { draft }) };
  const route = findRemote(isStaffArea(pathname) ? registry : live.registry, pathname);
  const renderedContent = await renderContent(live, rendering, request, { boot, route });
  const pageSlots = route ? [{ room: route.remote, expose: './routes' }] : [];
  const slots = [...pageSlots, ...renderedContent.headerSlots];
  const readsInBrowser = Boolean(route?.route.access ?? route?.secret ?? draft);
  const files = listPageFiles(live, slots, { readsInBrowser });
  const html = renderDocument({
    head: renderedContent.head,
    html: renderedContent.html,
    files,
    manifestUrl: getManifestUrl(live, pathname),
    boot: {
      ...boot,
      manifests: pickManifests(live, files.remotes),
      integrity: collectLazyHashes(live, files),
      state: renderedContent.state,
    },
  });
  // Sends 503 if the page's remote is missing, because the remote may be available again soon. The
  // page has a 'Try again' button.
  const isRemoteMissing = route !== null && !live.remotes[route.remote];
  const redirectTo = toOwnPath(renderedContent.redirectTo);
  const isUnavailable = isRemoteMissing || (renderedContent.status === 301 && redirectTo === null);
  const status = isUnavailable ? 503 : renderedContent.status;
  // Caches a 404 only for a path without a route, because its page needs no data.
  const isCacheable = status === 200 || status === 301 || (status === 404 && route === null);
  const reads = isCacheable && renderedContent.isComplete ? renderedContent.reads : null;
  const { secret = false } = route ?? {};
  const noindex = draft !== null || (route?.noindex ?? false);
  const isQueryIgnored = route === null || (renderedContent.isQueryIgnored ?? false);
  const area = isStaffArea(pathname) ? 'staff' : 'shop';
  const policy = createPolicy(settings, area, {
    scripts: live.shell.inline.map(({ hash }) => hash),
    styles: live.shell.files.addsStyleElements === false ? listStyleHashes(files.styles) : null,
  });
  return {
    status,
    html,
    redirectTo,
    noindex,
    secret,
    slots,
    reads,
    isQueryIgnored,
    policy,
    area,
    route: route?.route.path ?? null,
  };
}

/**
 * Returns null unless the value is a path of the shop. The value comes from a release, so it is not
 * trusted.
 */
const toOwnPath = (path: string | undefined): string | null =>
  path !== undefined && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) ? path : null;

async function renderContent(
  live: LiveReleases,
  rendering: Pick<Rendering, 'render'>,
  { url, origin, draft, notFound: notFoundCache, onError }: PageRequest,
  { boot, route }: { boot: object; route: ReturnType<typeof findRemote> },
): Promise<Content> {
  if (draft) return { ...EMPTY_CONTENT, status: 200 };
  const notFoundEntry =
    route && notFoundCache?.(live, origin, `${route.remote} ${route.route.path}`);
  const cachedRendering = notFoundEntry?.get();
  const content = await rendering
    .render({
      url,
      boot,
      builds: toLiveBuilds(live),
      page: route?.remote ?? null,
      slots: listEmbeddedRemotes(live, route?.remote),
      isNotFoundKnown: cachedRendering !== undefined,
    })
    .then((page) => {
      countRender(page.isComplete ? 'complete' : 'incomplete');
      return page;
    })
    .catch((cause: unknown) => {
      countRender('failed');
      onError(cause);
      return { ...EMPTY_CONTENT, status: route ? 503 : 404 };
    });
  if (content.isUnrendered) return { ...content, ...cachedRendering };
  if (content.status === 404 && content.isComplete) notFoundEntry?.set(content);
  return content;
}

type Content = Pick<
  Awaited<ReturnType<Rendering['render']>>,
  | 'status'
  | 'redirectTo'
  | 'head'
  | 'html'
  | 'state'
  | 'headerSlots'
  | 'reads'
  | 'isComplete'
  | 'isQueryIgnored'
>;

const EMPTY_CONTENT = {
  isUnrendered: false,
  isQueryIgnored: true,
  head: '',
  html: '',
  state: {},
  headerSlots: [],
  reads: {},
  isComplete: false,
};

const listEmbeddedRemotes = ({ shell, remotes }: LiveReleases, page: string | undefined) =>
  [shell, page === undefined ? undefined : remotes[page]].flatMap((embedder) =>
    (embedder?.release.extras.shows ?? []).map(({ room: remote }) => remote),
  );

/**
 * Returns the registry for the page at this path. Shoppers' pages get no staff area. Pages of staff
 * get no remote of another repository that no owner has allowed, because its code could act as the
 * member of staff.
 */
const createPageRegistry = (
  { registry, barredOnStaffPages }: LiveReleases,
  pathname: string,
): Registry =>
  isStaffArea(pathname)
    ? omitRemotes(registry, barredOnStaffPages)
    : {
        ...registry,
        microFrontends: Object.fromEntries(
          Object.entries(registry.microFrontends).flatMap(([name, releases]) => {
            const shopperReleases = releases.flatMap(removeStaffArea);
            return shopperReleases.length > 0 ? [[name, shopperReleases]] : [];
          }),
        ),
      };

const omitRemotes = (registry: Registry, names: string[]): Registry =>
  names.length === 0
    ? registry
    : {
        ...registry,
        microFrontends: Object.fromEntries(
          Object.entries(registry.microFrontends).filter(([name]) => !names.includes(name)),
        ),
      };

function removeStaffArea(release: Release): Release[] {
  const { menu: _menu, app: _app, routes, ...extras } = release.extras;
  const shopperRoutes = routes.filter(({ path }) => !isStaffArea(path));
  const isStaffOnly = shopperRoutes.length === 0 && extras.exposes.join() === './routes';
  return isStaffOnly ? [] : [{ ...release, extras: { ...extras, routes: shopperRoutes } }];
}
