import { optional } from 'valibot';
import { type Environment, readSettings } from './read-settings.ts';
import { integerBetween } from './schemas.ts';

export type OverloadSettings = ReturnType<typeof readOverloadSettings>;

const settingSchemas = {
  MAX_CONNECTIONS: optional(integerBetween(1, 100_000), '2000'),
  MAX_CALLS: optional(integerBetween(1, 100_000), '500'),
  MAX_ORDER_CALLS: optional(integerBetween(1, 100_000), '200'),
};

export function readOverloadSettings(env: Environment) {
  const values = readSettings(env, settingSchemas);
  return {
    maxConnections: values.MAX_CONNECTIONS,
    /** Largest number of concurrent calls of one kind, such as reads of the catalogue. */
    maxCalls: values.MAX_CALLS,
    /** Largest number of concurrent calls about orders, about payments, and for sign-ins. */
    maxOrderCalls: values.MAX_ORDER_CALLS,
  };
}
