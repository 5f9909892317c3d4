import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { resolveSiteOrigin } from './resolve-site-origin.ts';

/** Returns whether the browser uses HTTPS. If so, cookies get the attribute `Secure`. */
export const isSecureRequest = (
  config: Pick<Config, 'publicUrl' | 'host' | 'ownUrl'>,
  request: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>,
): boolean => resolveSiteOrigin(config, request).startsWith('https:');
