import type { ShopSettings } from 'server/settings/shop';

/** Every email must contain these legal details. */
export function formatCompanyDetails({ company }: ShopSettings): string {
  return `${company.legalName}, ${company.address}. Registered in England and Wales no. ${company.number}.${company.vatNumber && ` VAT ${company.vatNumber}.`}`;
}
