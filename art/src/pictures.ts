import { banner, placeholder, workroom } from './scenes/brand.ts';
import { bridal } from './scenes/bridal.ts';
import { fitCheckScenes } from './scenes/fit-check.ts';
import { household } from './scenes/household.ts';
import { kits } from './scenes/kits.ts';
import { materials } from './scenes/materials.ts';
import { occasion } from './scenes/occasion.ts';
import { removals } from './scenes/removals.ts';
import { services } from './scenes/services.ts';
import { subservices } from './scenes/subservices.ts';

/** A picture of the series; the size in px fixes its ratio. */
export interface Picture {
  width: number;
  height: number;
  draw: () => string;
}

/** Every picture by its file name without ending. */
export const pictures: Readonly<Record<string, Picture>> = {
  'banner-home': { width: 1200, height: 900, draw: banner },
  about: { width: 1500, height: 1000, draw: workroom },
  placeholder: { width: 1200, height: 1200, draw: placeholder },
  ...sized(1200, 900, { ...services, ...subservices }),
  ...sized(1200, 1500, {
    ...bridal,
    ...occasion,
    ...kits,
    ...materials,
    ...removals,
    ...household,
  }),
  ...sized(1200, 1500, fitCheckScenes),
};

function sized(
  width: number,
  height: number,
  scenes: Record<string, () => string>,
): Record<string, Picture> {
  return Object.fromEntries(
    Object.entries(scenes).map(([name, draw]) => [name, { width, height, draw }]),
  );
}
