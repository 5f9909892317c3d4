import type { FastifyRequest } from 'fastify';
import { readCaptchaKey } from 'server/captcha-key';
import { getTracer } from 'server/tracing';
import { deriveTraceKey, hasSignedTrace } from 'server/tracing/trace-signature';
import type { Config } from '../config/config.ts';

/**
 * Returns a function that returns whether `edge` sent the trace of a request. Only `edge` reaches
 * the socket. At `API_PORT`, which others may reach too, `edge` signs its traces.
 */
export async function createTraceCheck({
  socket,
  dataDir,
  captcha,
}: Pick<Config, 'socket' | 'dataDir' | 'captcha'>): Promise<(request: FastifyRequest) => boolean> {
  if (socket !== null || getTracer() === null) return () => socket !== null;
  const key = deriveTraceKey(await readCaptchaKey(dataDir, captcha.hmacKey));
  return ({ headers }) => hasSignedTrace(headers, key);
}
