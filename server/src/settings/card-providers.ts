/** Web origins that pages need for a card payment provider, for the security policy. */
export interface CardProviderOrigins {
  /** Name of the provider for shoppers. */
  name: string;
  /** Origins of the hosted payment pages to which the shop redirects shoppers. */
  pages: readonly string[];
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
}

const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/**
 * The real card payment providers. The simulated provider of development is missing, because its
 * payment pages have the shop's own origin.
 */
export const cardProviders: readonly CardProviderOrigins[] = [
  {
    name: 'Stripe',
    pages: ['https://checkout.stripe.com'],
    scripts: stripeScripts,
    connections: ['https://api.stripe.com'],
    frames: [...stripeScripts, 'https://hooks.stripe.com'],
  },
];

/** Returns the origins that all card payment providers need for this purpose. */
export const listProviderOrigins = (purpose: Exclude<keyof CardProviderOrigins, 'name'>) =>
  cardProviders.flatMap((provider) => provider[purpose]);
