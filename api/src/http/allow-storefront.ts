import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Seconds for which a browser need not ask again. */
const MAX_AGE = 3600;

/** Lets pages of the storefront at `PUBLIC_URL`, and of nobody else, call a backend of another origin. */
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
