import type { ShopConfig } from 'shared/session';

/** Returns schema.org data of the firm (rule 8). */
export const businessData = (config: ShopConfig) => ({
  '@type': 'LocalBusiness',
  name: config.brand,
  legalName: config.company.legalName,
  url: `${config.publicUrl}/`,
  telephone: config.phone,
  email: config.email,
  address: config.company.address,
  priceRange: '££',
  currenciesAccepted: 'GBP',
  areaServed: 'GB',
  sameAs: config.social.map(({ href }) => href),
});
