import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Time for which browsers cache the CORS response, in seconds. */
const MAX_AGE = 3600;

/** Allows CORS calls from the storefront at `PUBLIC_URL` only. */
export async function allowStorefront(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  if (publicUrl === null) return;
  await app.register(fastifyCors, {
    origin: publicUrl,
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    maxAge: MAX_AGE,
  });
}
