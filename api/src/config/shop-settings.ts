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

/** The `SHOP_*` settings that mails need; names and defaults are those of the pages, which say the same. */
export function shopSettings(env: Env): ShopSettings {
  return {
    name: text(env, 'SHOP_NAME') ?? 'SLR London',
    phone: text(env, 'SHOP_PHONE') ?? '020 7946 0018',
    email: email(env),
    company: {
      legalName: text(env, 'SHOP_LEGAL_NAME') ?? 'SLR London Ltd',
      number: text(env, 'SHOP_COMPANY_NUMBER') ?? '00000000',
      vatNumber: text(env, 'SHOP_VAT_NUMBER') ?? 'GB 000 0000 00',
      address: text(env, 'SHOP_ADDRESS') ?? '1 Example Wharf, London E16 0AA',
    },
    warehouse:
      text(env, 'SHOP_WAREHOUSE') ??
      'SLR London warehouse, Unit 4, 1 Example Wharf, London E16 0AA',
  };
}

function email(env: Env): string {
  const given = text(env, 'SHOP_EMAIL') ?? 'hello@slr-london.example.com';
  if (/^[^\s@<>,]+@[^\s@<>,]+$/.test(given)) return given;
  throw new ConfigError('SHOP_EMAIL', 'must be an e-mail address');
}
