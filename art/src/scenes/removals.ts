import { box, kraft, removalBox, stack } from '../box.ts';
import { floorLamp, frame, sofa } from '../furniture.ts';
import { handTruck } from '../hand-truck.ts';
import { room, sash, shadow, windowLight } from '../light.ts';
import { openBox } from '../open-box.ts';
import { linear } from '../paint.ts';
import { palette } from '../palette.ts';
import { plant } from '../plant.ts';
import { line, place, rect } from '../svg.ts';
import { terrace, tree, type House } from '../terrace.ts';
import { van } from '../van.ts';

export const houses: readonly House[] = [
  { width: 330, brick: '#a9745b', door: palette.green },
  { width: 330, brick: '#b98a68', door: '#3c4f63' },
  { width: 330, brick: '#9d6f5c', door: palette.rose },
  { width: 330, brick: '#b58264', door: palette.ink },
  { width: 330, brick: '#a9745b', door: palette.moss },
  { width: 330, brick: '#b98a68', door: palette.brass },
  { width: 330, brick: '#9d6f5c', door: palette.green },
];

/** A street: sky, a terrace, pavement from `ground` and road below it. */
export function street(
  width: number,
  height: number,
  ground: number,
  tall: number,
  from = 0,
): string {
  const shown = houses.slice(from, from + Math.ceil(width / 330) + 1);
  return [
    rect(0, 0, width, height, linear(90, [0, '#c3d5d8'], [0.6, '#f1e6d8'])),
    place(-30, ground, terrace(shown, tall)),
    rect(0, ground, width, height - ground, '#d5ccbd'),
    rect(0, ground, width, 40, linear(90, [0, palette.ink, 0.2], [1, palette.ink, 0])),
    line(
      [0.1, 0.3, 0.5, 0.7, 0.9].map((k) => `M${width * k} ${ground}l${(k - 0.5) * 90} 62`).join(''),
      '#bdb3a2',
      2,
    ),
    rect(0, ground + 62, width, 16, '#b3a999'),
    rect(0, ground + 78, width, height - ground - 78, linear(90, [0, '#6a7272'], [1, '#7f8582'])),
  ].join('');
}

/** Removals, 4:5. */
export const removals = {
  'product-van-and-crew-half-day': (): string =>
    [
      street(1200, 1500, 1080, 800, 0),
      place(1090, 1090, tree(860, 5)),
      shadow(590, 1348, 560, 40, 0.5),
      place(120, 1344, van(), { scale: 1.06 }),
    ].join(''),
  'product-one-bedroom-move': (): string =>
    [
      flat('#c4d0c8'),
      sash(700, 260, 340, 620),
      place(330, 640, frame(300, 360)),
      windowLight(380, 1250, 420, 200, 0.25),
      shadow(430, 1304, 440, 44),
      place(430, 1296, sofa(780, palette.rose, '#94574e')),
      shadow(900, 1430, 260, 60, 0.4),
      place(
        880,
        1466,
        stack([
          [1, 2],
          [2, 3],
        ]),
        { scale: 1.5 },
      ),
    ].join(''),
  'product-two-bedroom-move': (): string =>
    [
      flat('#e2cabe'),
      sash(180, 220, 330, 580),
      place(860, 470, frame(300, 220)),
      shadow(230, 1266, 130, 26),
      place(190, 1260, floorLamp(760)),
      shadow(640, 1330, 480, 90, 0.4),
      place(
        640,
        1400,
        stack([
          [2, 3, 4],
          [3, 3, 4],
          [3, 4, 4],
        ]),
        { scale: 1.25 },
      ),
      shadow(250, 1420, 210, 44, 0.4),
      place(
        236,
        1444,
        openBox(
          { right: 190, left: 140, height: 120 },
          kraft,
          place(20, -112, plant(300, palette.ivory)),
        ),
      ),
    ].join(''),
  'product-family-house-move': (): string =>
    [
      street(1200, 1500, 1080, 880, 2),
      place(70, 1090, tree(900, 9)),
      shadow(780, 1270, 430, 30, 0.5),
      place(420, 1266, van(), { scale: 0.86 }),
      shadow(250, 1430, 270, 60, 0.45),
      place(
        210,
        1465,
        stack([
          [1, 2, 3],
          [2, 3, 3],
        ]),
        { scale: 1 },
      ),
      place(560, 1440, handTruck(330)),
      place(616, 1430, box(removalBox, kraft), { scale: 0.9 }),
    ].join(''),
} satisfies Record<string, () => string>;

function flat(wall: string): string {
  const joints = [1290, 1345, 1410].map((y) => `M0 ${y}H1200`).join('');
  return (
    room(1200, 1500, wall, '#c9ae8b', 1200) +
    line(joints, palette.kraftDark, 2, { opacity: '0.35' })
  );
}
