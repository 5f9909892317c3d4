import { cardProviderLabels } from 'server/card-providers';
import type { CommonSettings } from 'server/settings';
import { readShopSettings, type ShopSettings } from 'server/settings/shop';
import type { Config } from '../config/config.ts';
import type { StaffCounts } from '../people/staff/colleagues/count-staff.ts';

export interface SetUp {
  settings: Pick<CommonSettings, 'publicUrl' | 'trustProxy'> & Pick<Config, 'apiHost'>;
  /**
   * Settings of the backend `api`. Null if the shop uses another backend, which has its own emails
   * and staff.
   */
  config: Config | null;
  /** Counts of staff users, or null if the database does not respond. */
  staff: StaffCounts | null;
  /** Whether a file names the owners of releases. Null if the caller does not know. */
  hasReleaseOwners: boolean | null;
  /**
   * Time of the last verified backup (ISO 8601), or null without one. The object is null if the
   * release store, which has the time, does not respond.
   */
  lastBackup: { at: string | null } | null;
}

export interface MissingPart {
  /** Heading of the section in docs/operate/before-going-live.md. */
  name: string;
  isEssential: boolean;
  consequence: string;
}

interface Check extends Omit<MissingPart, 'consequence'> {
  /** Returns the consequence of a missing part, or null if the part is set up. */
  findConsequence(setUp: SetUp): string | null;
}

/** Parts of a shop that a person must set up before the shop opens to the public. */
export const checks: readonly Check[] = [
  {
    name: 'The address',
    isEssential: true,
    findConsequence({ settings: { publicUrl } }) {
      if (publicUrl === null) return 'PUBLIC_URL is not set: links lead to this machine only.';
      if (publicUrl.startsWith('https:')) return null;
      return 'PUBLIC_URL is an http address: passwords and addresses travel unencrypted.';
    },
  },
  {
    name: 'The proxy',
    isEssential: true,
    findConsequence: ({ settings: { publicUrl, trustProxy } }) =>
      publicUrl?.startsWith('https:') && trustProxy === false
        ? 'TRUST_PROXY is not set: all visitors share one address and its rate limits.'
        : null,
  },
  {
    name: 'Mail',
    isEssential: true,
    findConsequence: ({ config }) =>
      config?.mail.smtpUrl === null
        ? 'SMTP_URL is not set: mails are files in DATA_DIR/outbox, and nobody gets them.'
        : null,
  },
  {
    name: 'The firm',
    isEssential: true,
    findConsequence({ config }) {
      const names = config === null ? [] : listDemoValues(config.shop);
      return names.length === 0
        ? null
        : `${names.join(', ')} ${names.length === 1 ? 'is an example' : 'are examples'}: pages and mails show wrong data of the firm.`;
    },
  },
  {
    name: 'The first owner',
    isEssential: true,
    findConsequence: ({ staff }) =>
      staff?.owners === 0 ? 'There is no owner: nobody can open the staff desk.' : null,
  },
  {
    name: 'The desk',
    isEssential: false,
    findConsequence({ settings: { publicUrl, apiHost } }) {
      if (apiHost.startsWith('/') || URL.parse(apiHost)?.origin === publicUrl) return null;
      return 'API_HOST is another origin than PUBLIC_URL: nobody can use the staff desk.';
    },
  },
  {
    name: 'Second factors',
    isEssential: false,
    findConsequence: ({ staff }) =>
      staff !== null && staff.withoutFactor > 0
        ? `Owners and managers without a second factor: ${staff.withoutFactor}.`
        : null,
  },
  {
    name: 'Cards',
    isEssential: false,
    findConsequence: ({ config }) =>
      config?.cardProviders.length === 0
        ? `The keys of a card payment provider (${cardProviderLabels.join(', ')}) are not set: production offers 'Collection Only' alone.`
        : null,
  },
  {
    name: 'Backups',
    isEssential: false,
    findConsequence({ config, lastBackup }) {
      if (config === null) return null;
      if (lastBackup === null)
        return 'The last backup is not known: the release store does not answer.';
      if (lastBackup.at === null) return 'No backup was ever made: what the machine loses is lost.';
      return Date.now() - Date.parse(lastBackup.at) > MAX_BACKUP_AGE_MS
        ? `The last backup is of ${lastBackup.at}: later orders are in no archive.`
        : null;
    },
  },
  {
    name: 'Owners of releases',
    isEssential: false,
    findConsequence: ({ hasReleaseOwners }) =>
      hasReleaseOwners === false
        ? 'RELEASE_OWNERS is not set, or its file is empty: nobody is alerted when a release fails.'
        : null,
  },
];

/**
 * Age of the last backup in ms from which a warning is printed. With a backup every night, an older
 * last backup means that a backup has failed.
 */
const MAX_BACKUP_AGE_MS = 36 * 3_600_000;

/**
 * Functions that read the value of a setting about the firm, by setting. Demo values must be
 * replaced.
 */
const firmSettingReaders: Record<string, (shop: ShopSettings) => string> = {
  SHOP_COMPANY_NUMBER: ({ company }) => company.number,
  SHOP_PHONE: ({ phone }) => phone,
  SHOP_EMAIL: ({ email }) => email,
  SHOP_ADDRESS: ({ company }) => company.address,
  SHOP_WAREHOUSE: ({ warehouse }) => warehouse,
};

function listDemoValues(shop: ShopSettings): string[] {
  const demoShop = readShopSettings({});
  return Object.entries(firmSettingReaders)
    .filter(([, pick]) => pick(shop) === pick(demoShop))
    .map(([setting]) => setting);
}

export const listMissingParts = (setUp: SetUp): MissingPart[] =>
  checks.flatMap(({ name, isEssential, findConsequence }) => {
    const consequence = findConsequence(setUp);
    return consequence === null ? [] : [{ name, isEssential, consequence }];
  });
