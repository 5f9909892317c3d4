import type { ShopConfig } from 'shared/session';

export interface MountedCaptcha {
  /** Discards the solution and asks for a new one. */
  reset: () => void;
  remove: () => void;
}

export interface MountInput {
  /** An empty element that only the captcha uses. */
  host: HTMLElement;
  provider: ShopConfig['captcha']['provider'];
  siteKey: string | null;
  /** Called with each solution, and with null when it becomes invalid. */
  onChange: (solution: string | null) => void;
}

/** Rejects if the provider cannot be reached or initialised. */
export type MountCaptcha = (input: MountInput) => Promise<MountedCaptcha>;
