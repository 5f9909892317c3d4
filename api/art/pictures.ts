import { bridal } from './scenes/bridal.ts';
import { kits } from './scenes/kits.ts';
import { materials } from './scenes/materials.ts';
import { household } from './scenes/household.ts';
import { occasion } from './scenes/occasion.ts';
import { removals } from './scenes/removals.ts';

/** A picture of the series; the size in px fixes its ratio. */
export interface Picture {
  width: number;
  height: number;
  draw: () => string;
}

/** Every picture by its file name without ending. */
export const pictures: Readonly<Record<string, Picture>> = {
  ...sized(1200, 1500, { ...bridal, ...kits, ...materials, ...household, ...occasion, ...removals }),
};

function sized(width: number, height: number, scenes: Record<string, () => string>): Record<string, Picture> {
  return Object.fromEntries(Object.entries(scenes).map(([name, draw]) => [name, { width, height, draw }]));
}
