import { optional } from 'valibot';
import { type Environment, readSettings } from './read-settings.ts';
import { integerBetween, nullIfUnset, listenAddress } from './schemas.ts';

/** Address at which metrics are served, or null if metrics are off. */
export type MetricsSettings = ReturnType<typeof readMetricsSettings>;

const settingSchemas = {
  METRICS_PORT: nullIfUnset(integerBetween(0, 65_535)),
  METRICS_HOST: optional(listenAddress, '127.0.0.1'),
};

export function readMetricsSettings(env: Environment) {
  const { METRICS_PORT: port, METRICS_HOST: host } = readSettings(env, settingSchemas);
  return port === null ? null : { port, host };
}
