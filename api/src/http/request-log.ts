import type { onResponseHookHandler } from 'fastify';

/**
 * Logs one line per response, with the route's pattern because the URL may contain personal data.
 */
export const logResponse: onResponseHookHandler = (request, reply, done) => {
  const { config, url = 'none' } = request.routeOptions;
  request.log[config.public === true ? 'debug' : 'info'](
    {
      method: request.method,
      route: url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'answered',
  );
  done();
};
