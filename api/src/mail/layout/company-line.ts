import type { ShopSettings } from 'server/settings/shop';

/** Returns the firm's legal details for the end of every email. */
export function companyLine({ company }: ShopSettings): string {
  return `${company.legalName}, ${company.address}. Registered in England and Wales no. ${company.number}.${company.vatNumber && ` VAT ${company.vatNumber}.`}`;
}
