import type { ShopConfig } from 'shared/session';

export interface MountedCaptcha {
  /** Discards the solution and requires a new one. */
  reset: () => void;
  remove: () => void;
}

export interface MountInput {
  /** Empty element for the captcha. */
  host: HTMLElement;
  provider: ShopConfig['captcha']['provider'];
  siteKey: string | null;
  /** Called with each solution, or with null when the solution becomes invalid. */
  onChange: (solution: string | null) => void;
}

/** Rejects if the provider cannot be reached or initialised. */
export type MountCaptcha = (input: MountInput) => Promise<MountedCaptcha>;
