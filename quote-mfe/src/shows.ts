import type { ComponentType, Ref } from 'react';

/** Modules that other remotes must expose. Keys are those of `shows` in remote.json. */
export interface Shows {
  captcha: { Captcha: ComponentType<CaptchaProps> };
}

export interface CaptchaHandle {
  /** Call `reset` after a failed API call, because each captcha solution is valid only once. */
  reset: () => void;
}

export interface CaptchaProps {
  ref: Ref<CaptchaHandle>;
  /** Called with the solution, or with null when the solution expires or is reset. */
  onChange: (solution: string | null) => void;
}
