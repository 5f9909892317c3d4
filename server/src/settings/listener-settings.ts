import { optional } from 'valibot';
import { type Environment, readSettings } from './read-settings.ts';
import { text, nullIfUnset, oneOf, listenAddress, integerBetween } from './schemas.ts';
import { trustedProxiesSchema } from './trusted-proxies.ts';

const settingSchemas = {
  NODE_ENV: nullIfUnset(text),
  HOST: optional(listenAddress, '0.0.0.0'),
  LOG_LEVEL: nullIfUnset(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')),
  DATA_DIR: optional(text, '.data'),
  TRUST_PROXY: optional(trustedProxiesSchema, 'none'),
};

export function readListenerSettings(env: Environment) {
  const values = readSettings(env, settingSchemas);
  const production = values.NODE_ENV === 'production';
  return {
    production,
    host: values.HOST,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    /**
     * Folder for the embedded database, emails, releases and cached images. A relative path is
     * resolved against the working directory.
     */
    dataDir: values.DATA_DIR,
    trustProxy: values.TRUST_PROXY,
    metrics: readMetricsSettings(env),
  } as const;
}

/** Address at which metrics are served, or null if metrics are off. */
export type MetricsSettings = ReturnType<typeof readMetricsSettings>;

const metricsSettingSchemas = {
  METRICS_PORT: nullIfUnset(integerBetween(0, 65_535)),
  METRICS_HOST: optional(listenAddress, '127.0.0.1'),
};

export function readMetricsSettings(env: Environment) {
  const { METRICS_PORT: port, METRICS_HOST: host } = readSettings(env, metricsSettingSchemas);
  return port === null ? null : { port, host };
}
