import type { ShopSettings } from 'server/settings/shop';

/** Who the firm is by law, as every mail ends. */
export function companyLine({ company }: ShopSettings): string {
  return `${company.legalName}, ${company.address}. Registered in England and Wales no. ${company.number}.${company.vatNumber && ` VAT ${company.vatNumber}.`}`;
}
