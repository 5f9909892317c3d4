import type { ShopConfig } from 'shared/session';

export interface MountedCaptcha {
  /** Discards the solution and requests a new one. */
  reset: () => void;
  remove: () => void;
}

export interface MountInput {
  /** An empty element for the captcha alone. */
  host: HTMLElement;
  provider: ShopConfig['captcha']['provider'];
  siteKey: string | null;
  /** Called with each solution, and with null when it becomes invalid. */
  onChange: (solution: string | null) => void;
}

/** Mounts a captcha. Rejects if the provider cannot be reached or initialised. */
export type MountCaptcha = (input: MountInput) => Promise<MountedCaptcha>;
