import { optional } from 'valibot';
import { type Environment, readSettings } from './read-settings.ts';
import { email, text } from './schemas.ts';

/** Data of the firm. The demo defaults belong to no real firm. */
const settingSchemas = {
  SHOP_NAME: optional(text, 'SLR London'),
  SHOP_PHONE: optional(text, '020 7946 0018'),
  SHOP_EMAIL: optional(email, 'hello@slr-london.example.com'),
  SHOP_LEGAL_NAME: optional(text, 'SLR London Ltd'),
  SHOP_COMPANY_NUMBER: optional(text, '00000000'),
  /** VAT number. If unset, no text mentions the tax. */
  SHOP_VAT_NUMBER: optional(text, ''),
  SHOP_ADDRESS: optional(text, '1 Example Wharf, London E16 0AA'),
  SHOP_WAREHOUSE: optional(text, 'SLR London warehouse, Unit 4, 1 Example Wharf, London E16 0AA'),
};

export type ShopSettings = ReturnType<typeof readShopSettings>;

export function readShopSettings(env: Environment) {
  const values = readSettings(env, settingSchemas);
  return {
    brand: values.SHOP_NAME,
    phone: values.SHOP_PHONE,
    email: values.SHOP_EMAIL,
    company: {
      legalName: values.SHOP_LEGAL_NAME,
      number: values.SHOP_COMPANY_NUMBER,
      vatNumber: values.SHOP_VAT_NUMBER,
      address: values.SHOP_ADDRESS,
    },
    warehouse: values.SHOP_WAREHOUSE,
  };
}
