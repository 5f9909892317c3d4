import type { ComponentType } from 'react';

/** Modules that other remotes must expose. Keys are those of `shows` in remote.json. */
export interface Shows {
  basketModal: { BasketModal: ComponentType<BasketModalProps> };
}

export interface BasketModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
