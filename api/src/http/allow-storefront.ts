import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Time for which browsers cache the response to a preflight request, in seconds. */
const CORS_MAX_AGE_SECONDS = 3600;

/** Allows pages of the storefront to call a backend that has another origin. */
export async function allowStorefront(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  if (publicUrl === null) return;
  await app.register(fastifyCors, {
    origin: publicUrl,
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    maxAge: CORS_MAX_AGE_SECONDS,
  });
}
