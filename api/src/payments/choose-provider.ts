import type { ApiContext } from '../http/api-routes.ts';
import { HttpError } from '../http/http-error.ts';
import { inTime } from './in-time.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

const chosen = new WeakMap<ApiContext['config'], PaymentProvider | null>();

/**
 * Returns the payment provider with time limits: Stripe if it has keys, else the sandbox outside
 * production. Returns null if there is neither, and orders can then only be paid on collection.
 */
export function findProvider({ config, db }: ApiContext): PaymentProvider | null {
  const known = chosen.get(config);
  if (known !== undefined) return known;
  const provider = config.stripe
    ? stripeProvider(config.stripe)
    : usesSandbox(config)
      ? sandboxProvider(db)
      : null;
  const limited = provider && inTime(provider);
  chosen.set(config, limited);
  return limited;
}

/** Returns the payment provider. Throws 503 if there is none. */
export function needProvider(context: ApiContext): PaymentProvider {
  const provider = findProvider(context);
  if (provider !== null) return provider;
  throw new HttpError(503, 'no_card_payments', 'Card payments are not available at the moment.');
}

export function usesSandbox({ stripe, production }: ApiContext['config']): boolean {
  return stripe === null && !production;
}
