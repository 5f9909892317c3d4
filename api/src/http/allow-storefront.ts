import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const CORS_MAX_AGE_SECONDS = 3600;

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
