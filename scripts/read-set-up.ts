import { parseConfig } from 'api/config';
import type { SetUp } from 'api/going-live';
import { readLastBackup } from 'api/last-backup';
import { readStaffCounts } from 'api/staff-counts';
import { readSettings } from 'edge/settings';
import { readServiceSettings } from 'releases/service-settings';
import type { Environment } from 'server/settings/read';
import { StoreUnavailableError } from 'server/store/object-store';
import { openStore } from 'server/store/open-store';

/** Reads which parts are set up. Throws a `SettingError` for an invalid setting. */
export async function readSetUp(
  env: Environment,
  onStaffUnknown: (reason: string) => void,
): Promise<SetUp> {
  const settings = readSettings(env);
  const hasReleaseOwners = Object.keys(readServiceSettings(env).owners).length > 0;
  const config = settings.hasOwnBackend ? parseConfig(env) : null;
  if (config === null) return { settings, config, staff: null, lastBackup: null, hasReleaseOwners };
  const staff = await readStaffCounts(config).catch((cause: unknown) => {
    const code = cause instanceof Error ? ` (${cause.name})` : '';
    onStaffUnknown(`Owners and second factors are unknown: the database does not answer${code}.`);
    return undefined;
  });
  if (staff === null) onStaffUnknown('Owners and second factors are checked while the shop runs.');
  const lastBackup = await readLastBackup(await openStore(config.releaseStore), config).then(
    (backup) => ({ at: backup?.at ?? null }),
    (cause: unknown) => {
      if (cause instanceof StoreUnavailableError) return null;
      throw cause;
    },
  );
  return {
    settings,
    config,
    staff: staff ?? null,
    lastBackup,
    hasReleaseOwners,
  };
}
