import type { ComponentType, Ref } from 'react';

/** What the rooms that are shown here must expose, by the keys of `shows` in room.json. */
export interface Shows {
  captcha: { Captcha: ComponentType<CaptchaProps> };
}

export interface CaptchaHandle {
  /** Asks for a new solution: the last one may be spent. */
  reset: () => void;
}

export interface CaptchaProps {
  ref: Ref<CaptchaHandle>;
  /** Told of the solution, and of null when it has expired or was reset. */
  onChange: (solution: string | null) => void;
}
