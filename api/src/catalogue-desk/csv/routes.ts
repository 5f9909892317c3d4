import { Type } from 'typebox';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { Id } from '../../http/fields.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineDataResponse, defineResponses, ErrorResponse } from '../../http/responses.ts';
import { Difference } from '../drafts/schemas.ts';
import { csvFormatNames, getCsvFormat } from './columns.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { importCatalogue } from './import-catalogue.ts';

const FormatParams = Type.Object({ format: Type.Enum([...csvFormatNames]) });

const ImportQuery = Type.Object({
  draft: Type.Optional(Id),
  dryrun: Type.Boolean({ default: false, description: 'Stores nothing, and needs no draft.' }),
});

const ImportResponse = defineDataResponse(
  Type.Object({
    rows: Type.Integer(),
    added: Type.Integer(),
    changed: Type.Integer(),
    differences: Type.Array(Difference),
    failed: Type.Integer(),
    errors: Type.Array(
      Type.Object({ line: Type.Integer(), column: Type.String(), sentence: Type.String() }),
    ),
  }),
);

const config = { permission: 'catalogue' } as const;

/** Endpoints that import and export the catalogue as CSV. */
export const catalogueCsvRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;
  app.get(
    '/staff/catalogue/:format/export',
    {
      config,
      schema: {
        summary: 'Products, prices or add-ons as CSV',
        params: FormatParams,
        querystring: Type.Object({ draft: Type.Optional(Id) }),
        produces: ['text/csv'],
        response: { 200: Type.String(), '4xx': ErrorResponse, '5xx': ErrorResponse },
      },
    },
    async ({ params: { format }, query: { draft = null } }, reply) =>
      reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${format}.csv"`,
        })
        .serializer(String)
        .send(await exportCatalogue(db, getCsvFormat(format), draft)),
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
  app.post(
    '/staff/catalogue/:format/import',
    {
      config,
      schema: {
        summary: 'Puts the rows of a CSV file into a draft, all or none',
        consumes: ['text/csv'],
        params: FormatParams,
        querystring: ImportQuery,
        response: defineResponses(ImportResponse),
      },
    },
    async ({ params: { format }, query: { draft = null, dryrun }, body, user }) => {
      if (!Buffer.isBuffer(body)) throw new HttpError(400, 'no_file', 'File: please choose one.');
      const request = { draft, isDryRun: dryrun, file: body };
      return {
        status: true as const,
        data: await importCatalogue(db, user, getCsvFormat(format), request),
      };
    },
  );
};
