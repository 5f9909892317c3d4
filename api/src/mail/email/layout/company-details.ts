import type { ShopSettings } from 'server/settings/shop';

/** Returns the legal details of the firm, which every email must contain. */
export function formatCompanyDetails({ company }: ShopSettings): string {
  return `${company.legalName}, ${company.address}. Registered in England and Wales no. ${company.number}.${company.vatNumber && ` VAT ${company.vatNumber}.`}`;
}
