import * as calls from 'contract/staff/catalogue/csv';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { HttpError } from '../../../http/http-error.ts';
import { defineResponses } from '../../../http/responses.ts';
import {
  buildRequestSchema,
  type CallRequest,
  serveCall,
  toRoutePath,
} from '../../../http/serve-call.ts';
import { getCsvFormat } from './columns.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { importCatalogue } from './import-catalogue.ts';

/** Routes that import and export the catalogue as CSV. */
export const catalogueCsvRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  const { path, access, mediaType } = calls.exportCatalogue;
  app.get(
    toRoutePath(path),
    {
      config: { permission: access },
      schema: {
        ...buildRequestSchema(calls.exportCatalogue),
        produces: [mediaType],
        response: defineResponses({ type: 'string' }),
      },
    },
    async (request, reply) => {
      const { params, query } = request as CallRequest<typeof calls.exportCatalogue>;
      const file = await exportCatalogue(db, getCsvFormat(params.format), query.draft ?? null);
      return reply
        .headers({
          'content-type': `${mediaType}; charset=utf-8`,
          'content-disposition': `attachment; filename="${params.format}.csv"`,
        })
        .serializer(String)
        .send(file);
    },
  );
  await app.register(importRoute, context);
};

/**
 * Registers the import. Replaces the parsers of request bodies, because the body is the CSV file
 * itself.
 */
const importRoute: ApiRoutes = async (app, { db }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  serveCall(app, calls.importCatalogue, async ({ params, query, body, user }) => {
    const file: unknown = body;
    if (!Buffer.isBuffer(file)) throw new HttpError(400, 'no_file', 'File: please choose one.');
    const request = { draft: query.draft ?? null, isDryRun: query.dryrun, file };
    return { data: await importCatalogue(db, user, getCsvFormat(params.format), request) };
  });
};
