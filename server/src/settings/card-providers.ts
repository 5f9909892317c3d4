/** The web origins that the pages of a card payment provider need, for the security policy. */
export interface CardProviderOrigins {
  /** Name for shoppers. */
  name: string;
  /** Origins of the hosted payment pages, to which the shop sends shoppers. */
  pages: readonly string[];
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
}

const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** The card payment providers. The sandbox is none of them: its pages have the shop's origin. */
export const cardProviders: readonly CardProviderOrigins[] = [
  {
    name: 'Stripe',
    pages: ['https://checkout.stripe.com'],
    scripts: stripeScripts,
    connections: ['https://api.stripe.com'],
    frames: [...stripeScripts, 'https://hooks.stripe.com'],
  },
];

/** Returns the origins of one purpose of all card payment providers. */
export const listProviderOrigins = (purpose: Exclude<keyof CardProviderOrigins, 'name'>) =>
  cardProviders.flatMap((provider) => provider[purpose]);
