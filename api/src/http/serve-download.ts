import type { Download } from 'contract/calls/call';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { errorResponse } from './responses.ts';
import { buildRequestSchema, type CallRequest, toRouteConfig, toRoutePath } from './serve-call.ts';

/** A file with its name for the browser. */
interface DownloadedFile {
  name: string;
  content: Buffer;
}

/** Registers the route of a download that `contract` declares. No cache stores the file. */
export function serveDownload<Declaration extends Download>(
  app: FastifyInstance,
  download: Declaration,
  load: (request: CallRequest<Declaration>) => Promise<DownloadedFile>,
  options: Pick<RouteShorthandOptions, 'preHandler'> = {},
): void {
  const { method, path, access, mediaType } = download;
  app.route({
    ...options,
    method,
    url: toRoutePath(path),
    config: toRouteConfig(access),
    schema: {
      ...buildRequestSchema(download),
      produces: [mediaType],
      response: {
        200: { content: { [mediaType]: { schema: { type: 'string', format: 'binary' } } } },
        '4xx': errorResponse,
        '5xx': errorResponse,
      },
    },
    async handler(request, reply) {
      const { name, content } = await load(request as CallRequest<Declaration>);
      return reply
        .headers({
          'content-type': mediaType,
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'private, no-store',
        })
        .send(content);
    },
  });
}
