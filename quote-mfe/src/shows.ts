import type { ComponentType, Ref } from 'react';

/**
 * Types of the modules that this remote embeds from other remotes. The keys are those of `shows` in
 * remote.json.
 */
export interface Shows {
  captcha: { Captcha: ComponentType<CaptchaProps> };
}

export interface CaptchaHandle {
  /**
   * Asks for a new solution. Call it after a failed call, because each solution is valid only once.
   */
  reset: () => void;
}

export interface CaptchaProps {
  ref: Ref<CaptchaHandle>;
  /** Called with the solution, and with null when it expires or is reset. */
  onChange: (solution: string | null) => void;
}
