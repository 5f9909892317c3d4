import type { ShopConfig } from 'shared/core';

export interface MountedCaptcha {
  /** Throws the solution away and asks for a new one. */
  reset: () => void;
  remove: () => void;
}

export interface MountInput {
  /** An empty element of its own. */
  host: HTMLElement;
  provider: ShopConfig['captcha']['provider'];
  siteKey: string | null;
  /** Told of each solution, and of null when it no longer counts. */
  onChange: (solution: string | null) => void;
}

/** Puts a captcha into its place. Rejects when the provider cannot be reached or set up. */
export type MountCaptcha = (input: MountInput) => Promise<MountedCaptcha>;
