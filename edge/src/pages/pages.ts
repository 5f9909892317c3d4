import type { Feature } from 'contract/features';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRead, refuseMethod } from '../send-failure.ts';
import type { RegistryFollower } from 'releases/follow-registry';
import type { LiveReleases } from 'releases/live-releases';
import type { Rendering } from '../rendering/rendering.ts';
import type { Settings } from '../settings/settings.ts';
import { createPageConfig } from './page-boot-data.ts';
import { createCachedPageFinder } from './cache/cached-page-finder.ts';
import { createPageCache, countCacheUse, observePageCache } from './cache/page-cache.ts';
import {
  PRIVATE_CACHE_CONTROL,
  negotiateEncoding,
  sendPage,
  addServerTiming,
} from './cache/send-page.ts';
import { PageSource } from './page-source.ts';
import { type Page, hasPage } from './render-page.ts';
import { getCanonicalUrl } from './find-remote.ts';
import { setPageRoute, logPage } from './page-route.ts';
import { areaHeaders } from './security-policy.ts';
import { getShopOrigin, hasWellFormedHost } from './own-origin.ts';
import type { DraftPreviewFinder } from './draft-preview.ts';
import { createOverlayHeaders, listVersionReasons } from './release-overlay.ts';
import { type Visit, resolveVisit } from './visit.ts';

const RETRY_AFTER_S = 60;

/** `Server-Timing` name that tells the page's scripts that a split chose the page's releases. */
const ASSIGNED_BY_SPLIT = 'split';

export interface Previews {
  findVisit(cookies: string | undefined): Promise<Visit | null>;
  findDraft: DraftPreviewFinder;
  rendering: Pick<Rendering, 'render'>;
  /** `read` returns null unless staff have switched on the overlay in the visitor's browser. */
  overlay: { read(cookies: string | undefined): object | null };
}

interface PagesOptions {
  settings: Settings;
  follower: Pick<RegistryFollower, 'readLive' | 'readSplit' | 'getLive'>;
  rendering: Rendering;
  features: () => readonly Feature[];
  previews: Previews;
  onSent(
    request: FastifyRequest,
    live: LiveReleases,
    page: Pick<Page, 'slots'>,
    isAssigned: boolean,
  ): void;
}

export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { settings, features } = options;
  const handler = new PageHandler(options, app.log);
  app.setNotFoundHandler((request, reply) => handler.respond(request, reply));

  app.get('/boot.json', async (request, reply) => {
    const { live, isPrivate, preview } = await handler.findVisit(request);
    if (isPrivate) void reply.header('Cache-Control', PRIVATE_CACHE_CONTROL);
    return {
      config: createPageConfig(settings, getShopOrigin(request, settings), features()),
      registry: live.registry,
      preview,
      manifests: {},
      integrity: {},
      state: {},
    };
  });

  app.get('/registry.json', async (request, reply) => {
    const { live, isPrivate } = await handler.findVisit(request);
    return reply
      .header('Cache-Control', isPrivate ? PRIVATE_CACHE_CONTROL : 'max-age=0, must-revalidate')
      .send(live.registry);
  });
}

class PageHandler {
  private readonly options: PagesOptions;
  private readonly findCachedPage: ReturnType<typeof createCachedPageFinder>;
  private readonly pageSource: PageSource;

  constructor(options: PagesOptions, log: FastifyBaseLogger) {
    this.options = options;
    const { settings, follower, rendering, features, previews } = options;
    const cache = settings.pageCacheBytes > 0 ? createPageCache(settings.pageCacheBytes) : null;
    if (cache) observePageCache(cache, settings.pageCacheBytes);
    this.findCachedPage = createCachedPageFinder(settings, follower, cache, features);
    this.pageSource = new PageSource({
      settings,
      rendering,
      features,
      cache,
      log,
      previewRendering: previews.rendering,
    });
  }

  respond(request: FastifyRequest, reply: FastifyReply): Promise<unknown> | undefined {
    const cachedPage = this.findCachedPage(request);
    if (cachedPage === null) return this.respondWithPage(request, reply);
    const { page, live } = cachedPage;
    countCacheUse('hit');
    setPageRoute(request, page.route);
    if (page.redirectTo !== null) {
      void sendRedirect(request, reply, page.redirectTo);
      return undefined;
    }
    this.options.onSent(request, live, page, false);
    if (page.noindex) void reply.header('X-Robots-Tag', 'noindex');
    void reply.headers(getHeaders(page));
    void sendPage(request, reply, page, negotiateEncoding(request), isUncached(page));
    return undefined;
  }

  async findVisit(request: FastifyRequest): Promise<Visit> {
    const { settings, follower, previews } = this.options;
    const { cookie } = request.headers;
    const isSecure = getShopOrigin(request, settings).startsWith('https:');
    const visit =
      (await previews.findVisit(cookie)) ?? (await resolveVisit(follower, cookie, isSecure));
    const draft = await previews.findDraft(cookie);
    const overlay =
      previews.overlay.read(cookie) === null
        ? null
        : listVersionReasons(visit.live, follower.getLive(), visit.preview?.versions);
    if (draft === null && overlay === null) return visit;
    return { ...visit, draft, overlay, isPrivate: true };
  }

  private async respondWithPage(request: FastifyRequest, reply: FastifyReply) {
    const { settings } = this.options;
    const { server, url } = request;
    if (!isRead(request)) {
      if (server.findRoute({ method: 'GET', url })) return refuseMethod(request, reply);
      const { live } = await this.findVisit(request);
      if (!hasPage(live, url)) return reply.code(404).send(NOT_FOUND_BODY);
    }
    // Browsers treat a path with two leading slashes as the URL of another host.
    const singleSlashUrl = request.url.replace(/^[/\\]{2,}/, '/');
    if (singleSlashUrl !== url) return reply.redirect(singleSlashUrl, 301);
    if (settings.publicUrl === null && !hasWellFormedHost(request)) {
      return reply.code(400).send({ status: false, error: 'The Host header could not be read.' });
    }
    if (!URL.canParse(url, getShopOrigin(request, settings))) {
      return reply.code(400).send({ status: false, error: 'The address could not be read.' });
    }
    const visit = await this.findVisit(request);
    const canonical = getCanonicalUrl(visit.live.registry, url);
    if (canonical !== url && isRead(request)) return reply.redirect(canonical, 301);
    return this.sendRenderedPage(request, reply, visit);
  }

  private async sendRenderedPage(request: FastifyRequest, reply: FastifyReply, visit: Visit) {
    const { settings, onSent } = this.options;
    const { live, isPrivate, isAssigned = false, cookie, preview, draft, overlay } = visit;
    const encoding = negotiateEncoding(request);
    const origin = getShopOrigin(request, settings);
    const page = await this.pageSource.getPage(request, visit, origin, encoding);
    setPageRoute(request, page.route);
    // Renders the page even for other methods, because only rendering shows whether the page
    // exists.
    if (!isRead(request)) {
      if (page.status === 404) return reply.code(404).send(NOT_FOUND_BODY);
      return refuseMethod(request, reply);
    }
    if (page.redirectTo !== null) return sendRedirect(request, reply, page.redirectTo);
    logPage(request, reply, live, page);
    if (overlay) void reply.headers(createOverlayHeaders(live, overlay, reply.elapsedTime));
    if (request.method === 'GET' && !preview && !draft) {
      onSent(request, live, page, isAssigned);
      if (isAssigned) addServerTiming(reply, ASSIGNED_BY_SPLIT);
    }
    if (page.noindex || page.status !== 200) void reply.header('X-Robots-Tag', 'noindex');
    if (page.status === 503) void reply.header('Retry-After', RETRY_AFTER_S);
    if (cookie !== null) void reply.header('Set-Cookie', cookie);
    void reply.headers(getHeaders(page));
    return sendPage(request, reply, page, encoding, isPrivate || isUncached(page));
  }
}

const getHeaders = ({ policy, area, secret }: Pick<Page, 'policy' | 'area' | 'secret'>) => ({
  'Content-Type': 'text/html; charset=utf-8',
  Vary: 'Accept-Encoding',
  'Content-Security-Policy': policy,
  ...areaHeaders[area],
  ...(secret && { 'Referrer-Policy': 'no-referrer' }),
});

/** Returns whether browsers and CDNs must not cache the page. */
const isUncached = ({ area, secret }: Pick<Page, 'area' | 'secret'>) => secret || area === 'staff';

/**
 * Keeps the query string. Browsers must revalidate the redirect, because another page may get the
 * former path.
 */
function sendRedirect({ url }: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const queryStart = url.indexOf('?');
  const query = queryStart < 0 ? '' : url.slice(queryStart);
  return reply.header('Cache-Control', 'no-cache').redirect(path + query, 301);
}

const NOT_FOUND_BODY = { status: false, error: 'There is nothing at this address.' };
