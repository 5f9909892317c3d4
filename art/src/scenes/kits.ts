import { stack, type Heights } from '../box.ts';
import { handTruck } from '../hand-truck.ts';
import { arch, room, shadow, windowLight } from '../light.ts';
import { palette } from '../palette.ts';
import { plant } from '../plant.ts';
import { place } from '../svg.ts';

/** The boxes of each kit, counted: 40, 60 and 100 (specification §9), nearest place first. */
export const kitA: Heights = [
  [2, 3, 4],
  [3, 3, 4],
  [3, 4, 4],
  [3, 3, 4],
];
export const kitB: Heights = [
  [2, 3, 4, 5],
  [3, 3, 4, 5],
  [3, 4, 4, 5],
  [3, 3, 4, 5],
];
export const kitC: Heights = [
  [3, 4, 5, 6, 6],
  [3, 4, 5, 6, 6],
  [4, 5, 5, 6, 6],
  [4, 4, 6, 6, 6],
];

const kit =
  (heights: Heights, wall: string, niche: string, x: number, scenery: string) => (): string =>
    [
      room(1200, 1500, wall, palette.stone, 1080),
      arch(190, 150, 820, 930, niche),
      windowLight(60, 140, 340, 600, 0.24),
      scenery,
      shadow(x + 60, 1290, 520, 130, 0.42),
      place(x, 1390, stack(heights), { scale: 1.22 }),
    ].join('');

/** The three removal kits at one scale, so that they grow from picture to picture, 4:5. */
export const kits = {
  'product-removal-kit-a': kit(
    kitA,
    '#c3cfc5',
    '#aebfb3',
    600,
    place(1010, 1200, plant(470, palette.rose)),
  ),
  'product-removal-kit-b': kit(kitB, '#e3cabe', '#d6b6a8', 540, place(230, 1300, handTruck(560))),
  'product-removal-kit-c': kit(kitC, '#53716a', '#43615a', 520, ''),
} satisfies Record<string, () => string>;
