import type { ShopSettings } from 'server/settings/shop';

/** Returns the terms with which the first offer of a quote begins. Staff change them for each offer. */
export const suggestedTerms = ({ brand, phone }: ShopSettings): string =>
  [
    `This quote is for the work that it lists, as ${brand} knows it from you. If there is more to do on the day, we tell you the price before we begin with it.`,
    'The prices include VAT. They stay as they are until the last day of this quote.',
    'Our general terms and your right to cancel apply to the order as to every order in our shop.',
    `Questions: ${phone}.`,
  ].join('\n\n');
