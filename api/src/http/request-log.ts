import type { onResponseHookHandler } from 'fastify';

/** One line per answer: the route's pattern and never its URL, which may carry personal data. */
export const logAnswer: onResponseHookHandler = (request, reply, done) => {
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
