import type { ComponentType, Ref } from 'react';

/** Modules that other remotes must expose, by the keys of `shows` in remote.json. */
export interface Shows {
  captcha: { Captcha: ComponentType<CaptchaProps> };
}

export interface CaptchaHandle {
  /** Requests a new solution, because the last one may be spent. */
  reset: () => void;
}

export interface CaptchaProps {
  ref: Ref<CaptchaHandle>;
  /** Called with the solution, and with null when it has expired or was reset. */
  onChange: (solution: string | null) => void;
}
