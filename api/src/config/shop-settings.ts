import { ConfigError } from './config-error.ts';
import { text, type Env } from './readers.ts';

/** What mails say about the firm; the defaults can reach nobody. */
export interface ShopSettings {
  name: string;
  phone: string;
  email: string;
  company: { legalName: string; number: string; vatNumber: string; address: string };
  /** Where 'Collection Only' orders are fetched (specification §9). */
  warehouse: string;
}

/** The `SHOP_*` settings that the backend needs. */
export function shopSettings(env: Env): ShopSettings {
  const name = text(env, 'SHOP_NAME') ?? 'SLR London';
  return {
    name,
    phone: text(env, 'SHOP_PHONE') ?? '020 7946 0123',
    email: email(env),
    company: {
      legalName: text(env, 'SHOP_COMPANY_NAME') ?? `${name} Ltd`,
      number: text(env, 'SHOP_COMPANY_NUMBER') ?? '00000000',
      vatNumber: text(env, 'SHOP_VAT_NUMBER') ?? 'GB 000 0000 00',
      address: text(env, 'SHOP_COMPANY_ADDRESS') ?? '1 Example Street, London',
    },
    warehouse: text(env, 'SHOP_WAREHOUSE') ?? 'Unit 1, Example Wharf, London',
  };
}

function email(env: Env): string {
  const given = text(env, 'SHOP_EMAIL') ?? 'hello@example.com';
  if (/^[^\s@<>,]+@[^\s@<>,]+$/.test(given)) return given;
  throw new ConfigError('SHOP_EMAIL', 'must be an e-mail address');
}
