import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
  request as requestHttp,
} from 'node:http';
import { once } from 'node:events';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type DeployedShop, describeFailure, renderFailurePage } from './deployed-shop.ts';
import { createLinkReplacer, findUpstream, listLocalOrigins } from './local-address.ts';
import { type HeaderContext, toBrowserHeaders, toShopHeaders } from './rewrite-headers.ts';
import {
  type LocalRemote,
  type PageContext,
  rewriteBootData,
  rewritePage,
  rewriteRegistry,
} from './rewrite-page.ts';

const TIMEOUT_MS = 60_000;

/**
 * Path to which pages report failures and load times. The proxy does not forward these reports,
 * because they must not count for released versions.
 */
const REPORTS_PATH = '/release-reports';

interface ProxyOptions {
  shop: DeployedShop;
  remote: LocalRemote;
  /** Path of the working copy's files, which the proxy does not forward. */
  localPath: string;
  /** Port of the proxy, at which browsers open the pages. */
  port: number;
}

type Rewrite = (text: string, context: PageContext) => string;

const jsonRewrites: Record<string, Rewrite> = {
  '/boot.json': (text, context) =>
    JSON.stringify(
      rewriteBootData(JSON.parse(text) as Parameters<typeof rewriteBootData>[0], context),
    ),
  '/registry.json': (text, context) =>
    JSON.stringify(
      rewriteRegistry(JSON.parse(text) as Parameters<typeof rewriteRegistry>[0], context),
    ),
};

/**
 * Returns a handler that forwards requests to the deployed shop and puts the working copy into its
 * pages. Refuses requests for other hosts and from other origins, because another site in the
 * developer's browser must not act through the proxy.
 */
export function createShopProxy({ shop, remote, localPath, port }: ProxyOptions) {
  const localOrigins = listLocalOrigins(port);
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { url = '/', headers } = request;
    const localOrigin = `http://${headers.host}`;
    if (!localOrigins.includes(localOrigin))
      return refuse(request, response, `This proxy serves ${localOrigins.join(' and ')} only.`);
    if ((headers.origin !== undefined && headers.origin !== localOrigin) || isEmbedded(headers))
      return refuse(request, response, 'This proxy serves its own pages only.');
    if (!url.startsWith('/')) return refuse(request, response, 'This proxy serves one shop only.');
    if (url.startsWith(localPath)) return next();
    if (removeQuery(url) === REPORTS_PATH) {
      request.resume();
      return void response.writeHead(204).end();
    }
    const replaceLinks = createLinkReplacer(shop, localOrigin);
    const context = { shop, remote, localOrigin, replaceLinks };
    forward(request, response, context).catch((cause: unknown) =>
      sendFailure(request, response, shop, cause),
    );
  };
}

/**
 * Returns whether a page of another origin embeds the response as a script or an image. For such a
 * request, browsers send no `Origin` header.
 */
const isEmbedded = ({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
}: IncomingHttpHeaders): boolean =>
  (site === 'cross-site' || site === 'same-site') && mode !== 'navigate';

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  context: PageContext,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const { shop, localOrigin, replaceLinks } = context;
  const upstream = findUpstream(shop, url);
  const headerContext: HeaderContext = {
    localOrigin,
    replaceLinks,
    publicOrigin: shop.publicOrigin,
    upstreamOrigin: upstream.origin,
  };
  const shopResponse = await call(request, response, upstream.origin, {
    method,
    path: upstream.path,
    headers: toShopHeaders(request.headers, headerContext),
  });
  const rewrite = method === 'GET' ? findRewrite(url, shopResponse) : null;
  const body = rewrite && rewrite(await readText(shopResponse), context);
  response.writeHead(
    shopResponse.statusCode ?? 502,
    toBrowserHeaders(shopResponse.headers, headerContext, body !== null),
  );
  if (body === null) await pipeline(shopResponse, response);
  else response.end(body);
}

function findRewrite(url: string, { headers, statusCode }: IncomingMessage): Rewrite | null {
  if (headers['content-type']?.startsWith('text/html')) return rewritePage;
  return statusCode === 200 ? (jsonRewrites[removeQuery(url)] ?? null) : null;
}

/**
 * Sends a request to the shop. Ends the request if the browser disconnects meanwhile. Repeats a
 * read if the shop has closed an idle connection just before.
 */
async function call(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  options: RequestOptions,
): Promise<IncomingMessage> {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  const shopRequest = send({
    ...options,
    // Removes the brackets of an IPv6 address.
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port,
    timeout: TIMEOUT_MS,
  });
  shopRequest.on('timeout', () =>
    shopRequest.destroy(new Error(`no response within ${TIMEOUT_MS / 1000} s`)),
  );
  response.once('close', () => shopRequest.destroy());
  request.pipe(shopRequest);
  try {
    const [shopResponse] = (await once(shopRequest, 'response')) as [IncomingMessage];
    return shopResponse;
  } catch (cause) {
    const isRead = ['GET', 'HEAD'].includes(options.method ?? '');
    if (!isRead || !shopRequest.reusedSocket || response.destroyed) throw cause;
    return call(request, response, origin, options);
  }
}

const removeQuery = (url: string) => url.split('?', 1)[0] ?? '';

async function readText(response: IncomingMessage): Promise<string> {
  const body = await buffer(response);
  const encoding = response.headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

function refuse(request: IncomingMessage, response: ServerResponse, sentence: string): void {
  request.resume();
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
}

function sendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  { origin }: DeployedShop,
  cause: unknown,
): void {
  // Sends nothing if the browser has disconnected, or has already received a part of the response.
  if (response.destroyed || response.headersSent) return void response.destroy();
  const sentence = `${origin} cannot be reached: ${describeFailure(cause)}.`;
  console.error(sentence);
  request.resume();
  const isPage = request.headers.accept?.includes('text/html') ?? false;
  const type = isPage ? 'text/html' : 'application/json';
  response
    .writeHead(502, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(isPage ? renderFailurePage(sentence) : JSON.stringify({ status: false, error: sentence }));
}
