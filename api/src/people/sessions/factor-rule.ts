import type { StaffRole } from 'contract/calls/permissions';
import type { Config } from '../../config/config.ts';

/**
 * Returns whether staff with this role must have a second factor. In development, nobody must have
 * one.
 */
export const isFactorRequired = (
  { production }: Pick<Config, 'production'>,
  staffRole: StaffRole | null,
): boolean => production && (staffRole === 'owner' || staffRole === 'manager');

export const isFactorMissing = (
  config: Pick<Config, 'production'>,
  { staffRole, hasFactor }: { staffRole: StaffRole | null; hasFactor: boolean },
): boolean => !hasFactor && isFactorRequired(config, staffRole);
