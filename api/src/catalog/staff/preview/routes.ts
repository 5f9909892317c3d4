import { previewDraft } from 'contract/staff/catalogue/draft';
import { endPreview as endPreviewCall, getPreview } from 'contract/staff/catalogue/preview';
import { parseBearerToken } from '../../../people/records/session-token.ts';
import { previewCookie } from '../../reads/preview-cookie.ts';
import type { ApiRoutes } from '../../../http/api-routes.ts';
import { notFound } from '../../../http/http-error.ts';
import { isSecureRequest } from '../../../http/resolve-site-origin.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { endPreview, findPreview, startPreview } from './previews.ts';

/**
 * Routes for previews of drafts in the shop. Only the browser with the preview cookie gets
 * responses with the draft's changes.
 */
export const cataloguePreviewRoutes: ApiRoutes = async (app, { db, config }) => {
  serveCall(app, previewDraft, async (request, reply) => {
    const { params, user, headers } = request;
    const token = await startPreview(db, {
      user,
      sessionToken: parseBearerToken(headers.authorization) ?? '',
      draftid: params.id,
      formerToken: previewCookie.read(headers),
    });
    reply.header('set-cookie', previewCookie.build(token, isSecureRequest(config, request)));
    return {};
  });
  serveCall(app, endPreviewCall, async (request, reply) => {
    await endPreview(db, previewCookie.read(request.headers));
    reply.header('set-cookie', previewCookie.build('', isSecureRequest(config, request)));
    return {};
  });
  serveCall(app, getPreview, async ({ headers }) => {
    const token = previewCookie.read(headers);
    const preview = token === null ? null : await findPreview(db, token);
    if (preview === null) throw notFound('This browser previews nothing.');
    return { data: { name: preview.name, until: preview.until.toISOString() } };
  });
};
