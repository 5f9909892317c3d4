import type { Environment } from '../settings/read-settings.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Declares a real card payment provider. Its folder has all that the servers know about it. */
export interface CardProvider {
  /** Name that is stored with each payment. It must never change. */
  name: string;
  /** Name of the provider for shoppers. */
  label: string;
  /** Web origins that pages need, for the security policy. */
  origins: {
    /** Origins of the hosted payment pages to which the shop redirects shoppers. */
    pages: readonly string[];
    scripts: readonly string[];
    connections: readonly string[];
    frames: readonly string[];
  };
  /**
   * Returns a function that loads the provider. Returns null if its settings are unset. Throws a
   * `SettingError` if only some of them are set.
   */
  configure(env: Environment): LoadProvider | null;
  /** Reads the settings that pages depend on. */
  readPageSettings(env: Environment): { hasSecretKey: boolean; publishableKey: string | null };
}

/** Imports the provider's code on demand, because `edge` needs only the declaration. */
export type LoadProvider = () => Promise<PaymentProvider>;
