/** Providers of addresses by postcode, with their names for the consent text. */
export const addressProviders = { idealpostcodes: 'Ideal Postcodes' } as const;

export type AddressProvider = keyof typeof addressProviders;
