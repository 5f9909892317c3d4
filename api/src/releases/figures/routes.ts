import type { onRequestAsyncHookHandler } from 'fastify';
import { readCaptchaKey, FIGURES_KEY_HEADER, isFiguresKey } from 'server/captcha-key';
import type { Config } from '../../config/config.ts';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { forbidden } from '../../http/http-error.ts';
import { serveCall } from '../../http/serve-call.ts';
import * as calls from './calls.ts';
import { addFigures, loadDays, loadFigures, loadSplitFigures } from './store-figures.ts';

export const releaseFigureRoutes: ApiRoutes = async (app, { config, db }) => {
  const options = { onRequest: createKeyCheck(config) };

  serveCall(
    app,
    calls.storeFigures,
    async ({ body }) => {
      await addFigures(db, body.figures);
      return {};
    },
    options,
  );

  serveCall(
    app,
    calls.getFigures,
    async ({ query }) => ({
      data: await (query.split === undefined
        ? loadFigures(db, query.since)
        : loadSplitFigures(db, query.split)),
    }),
    options,
  );

  serveCall(
    app,
    calls.getDays,
    async ({ query }) => ({ data: await loadDays(db, query.since) }),
    options,
  );
};

function createKeyCheck(config: Pick<Config, 'dataDir' | 'captcha'>): onRequestAsyncHookHandler {
  return async ({ headers }) => {
    const captchaKey = await readCaptchaKey(config.dataDir, config.captcha.hmacKey);
    if (!isFiguresKey(headers[FIGURES_KEY_HEADER], captchaKey))
      throw forbidden('Only the page server of this shop may call this.');
  };
}
