import { Type } from 'typebox';
import { parseBearerToken } from '../../auth/session-token.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { Id } from '../../http/fields.ts';
import { notFound } from '../../http/http-error.ts';
import { isSecureRequest } from '../../http/is-secure-request.ts';
import { defineDataResponse, defineResponses, SuccessResponse } from '../../http/responses.ts';
import { previewCookie } from '../../catalog/preview-cookie.ts';
import { endPreview, findPreview, startPreview } from './previews.ts';

const config = { permission: 'catalogue' } as const;
const success = { status: true as const };

const schemas = {
  start: {
    summary: 'Shows a draft in the shop to this browser, by a cookie',
    params: Type.Object({ id: Id }),
    response: defineResponses(SuccessResponse),
  },
  end: {
    summary: 'Ends the preview of a draft in this browser',
    response: defineResponses(SuccessResponse),
  },
  read: {
    summary: "The draft that the browser's cookie previews",
    response: defineResponses(
      defineDataResponse(Type.Object({ name: Type.String(), until: Type.String() })),
    ),
  },
};

/**
 * Endpoints for previews of drafts in the shop. Only the browser with the preview cookie gets
 * responses with the draft's changes.
 */
export const cataloguePreviewRoutes: ApiRoutes = async (app, context) => {
  const { db, config: settings } = context;

  app.post(
    '/staff/catalogue/drafts/:id/preview',
    { config, schema: schemas.start },
    async (request, reply) => {
      const { params, user, headers } = request;
      const formerToken = previewCookie.read(headers);
      const sessionToken = parseBearerToken(headers.authorization) ?? '';
      const token = await startPreview(db, {
        user,
        sessionToken,
        draftid: params.id,
        formerToken,
      });
      reply.header('set-cookie', previewCookie.build(token, isSecureRequest(settings, request)));
      return success;
    },
  );

  app.post(
    '/staff/catalogue/preview/end',
    { config, schema: schemas.end },
    async (request, reply) => {
      await endPreview(db, previewCookie.read(request.headers));
      reply.header('set-cookie', previewCookie.build('', isSecureRequest(settings, request)));
      return success;
    },
  );

  // `edge` calls this endpoint for each request of a page with the preview cookie.
  app.get(
    '/users/getcataloguepreview',
    { config: { public: true }, schema: schemas.read },
    async ({ headers }) => {
      const token = previewCookie.read(headers);
      const preview = token === null ? null : await findPreview(db, token);
      if (preview === null) throw notFound('This browser previews nothing.');
      return { ...success, data: { name: preview.name, until: preview.until.toISOString() } };
    },
  );
};
