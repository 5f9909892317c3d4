import type { onRequestAsyncHookHandler } from 'fastify';
import { readCaptchaKey, FIGURES_KEY_HEADER, isFiguresKey } from 'server/captcha-key';
import type { Config } from '../config/config.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { forbidden } from '../http/http-error.ts';
import { defineResponses, SuccessResponse } from '../http/responses.ts';
import { DaysQuery, DaysResponse, FiguresBody, FiguresQuery, FiguresResponse } from './schemas.ts';
import { addFigures, loadDays, loadFigures, loadSplitFigures } from './store-figures.ts';

/** Endpoints that only `edge` calls. The OpenAPI document does not list these endpoints. */
export const releaseFigureRoutes: ApiRoutes = async (app, { config, db }) => {
  const options = { config: { public: true }, onRequest: createKeyCheck(config) };

  app.post(
    '/release-figures',
    {
      ...options,
      schema: { hide: true, body: FiguresBody, response: defineResponses(SuccessResponse) },
    },
    async ({ body }) => {
      await addFigures(db, body.figures);
      return { status: true as const };
    },
  );

  app.get(
    '/release-figures',
    {
      ...options,
      schema: { hide: true, querystring: FiguresQuery, response: defineResponses(FiguresResponse) },
    },
    async ({ query }) => ({
      status: true as const,
      data: await (query.split === undefined
        ? loadFigures(db, query.since)
        : loadSplitFigures(db, query.split)),
    }),
  );

  app.get(
    '/release-figures/days',
    {
      ...options,
      schema: { hide: true, querystring: DaysQuery, response: defineResponses(DaysResponse) },
    },
    async ({ query }) => ({ status: true as const, data: await loadDays(db, query.since) }),
  );
};

function createKeyCheck(config: Pick<Config, 'dataDir' | 'captcha'>): onRequestAsyncHookHandler {
  return async ({ headers }) => {
    const captchaKey = await readCaptchaKey(config.dataDir, config.captcha.hmacKey);
    if (!isFiguresKey(headers[FIGURES_KEY_HEADER], captchaKey))
      throw forbidden('Only the page server of this shop may call this.');
  };
}
