import type { ApiContext } from '../http/api-routes.ts';
import { HttpError } from '../http/http-error.ts';
import { inTime } from './in-time.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

const chosen = new WeakMap<ApiContext['config'], PaymentProvider | null>();

/**
 * Stripe where it has keys; else the sandbox, which never runs in production; else null, and
 * collection is the only way to pay. None of its calls takes longer than a shopper waits.
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

/** Throws 503 where no card can be taken. */
export function needProvider(context: ApiContext): PaymentProvider {
  const provider = findProvider(context);
  if (provider !== null) return provider;
  throw new HttpError(503, 'no_card_payments', 'Card payments are not available at the moment.');
}

export function usesSandbox({ stripe, production }: ApiContext['config']): boolean {
  return stripe === null && !production;
}
