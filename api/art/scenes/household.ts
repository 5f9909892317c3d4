import { kraft, stack } from '../box.ts';
import { curtain, pole, romanBlind } from '../drapery.ts';
import { floorLamp, sofa } from '../furniture.ts';
import { room, sash, shadow, windowLight } from '../light.ts';
import { cloths, palette } from '../palette.ts';
import { plant } from '../plant.ts';
import { storageUnit } from '../storage-unit.ts';
import { line, place, polygon, rect } from '../svg.ts';

const parlour = (wall: string): string =>
  room(1200, 1500, wall, '#cbb394', 1250) + boards(1250, 1500);

function boards(from: number, to: number): string {
  const joints = [0, 1, 2, 3]
    .map((i) => `M0 ${from + (to - from) * (0.12 + i * 0.25)}H1200`)
    .join('');
  return line(joints, palette.kraftDark, 2, { opacity: '0.35' });
}

/** A corridor of the warehouse: pale wall, concrete floor, strip light. */
export function corridor(width: number, height: number, floorAt: number): string {
  return [
    room(width, height, '#d9dcd4', '#b9b5aa', floorAt, false),
    polygon(
      [
        [0, floorAt],
        [width, floorAt],
        [width, floorAt + 16],
        [0, floorAt + 16],
      ],
      palette.green,
      { opacity: '0.7' },
    ),
    rect(width * 0.16, 44, width * 0.68, 16, '#fffdf2', { rx: 8 }),
    rect(width * 0.12, 60, width * 0.76, 130, '#fffdf2', { opacity: '0.16' }),
  ].join('');
}

const boxes = (
  heights: readonly (readonly number[])[],
  scale: number,
  x: number,
  y: number,
): string => place(x, y, stack(heights, undefined, kraft), { scale });

/** Curtains, blinds and storage, 4:5. */
export const household = {
  'product-unlined-curtains-clean': (): string =>
    [
      parlour('#e3cfc2'),
      sash(390, 290, 420, 760),
      place(250, 190, pole(700, [12, 74, 136, 198, 502, 564, 626, 688])),
      place(250, 216, curtain(230, 1080, cloths.ivory, 2), {}),
      place(720, 216, curtain(230, 1080, cloths.ivory, 5)),
      windowLight(330, 1180, 420, 190, 0.3),
    ].join(''),
  'product-lined-curtains-clean': (): string =>
    [
      parlour('#d8d5c8'),
      sash(390, 290, 420, 760),
      place(230, 190, pole(740, [14, 74, 134, 194, 254, 486, 546, 606, 666, 726])),
      place(230, 216, curtain(280, 1090, cloths.green, 3, palette.gold)),
      place(970, 216, curtain(280, 1090, cloths.green, 8, palette.gold), { mirror: true }),
    ].join(''),
  'product-roman-blind-clean': (): string =>
    [
      parlour('#b7c5bc'),
      sash(330, 280, 540, 800),
      place(318, 268, romanBlind(564, 470, cloths.ivory)),
      shadow(950, 1350, 140, 26),
      place(950, 1350, plant(400, palette.ivory)),
    ].join(''),
  'product-storage-locker-four-weeks': (): string =>
    [
      corridor(1200, 1500, 1240),
      place(110, 1240, storageUnit(250, 470, 0)),
      place(
        475,
        1240,
        storageUnit(
          250,
          470,
          0.82,
          boxes(
            [
              [2, 2],
              [2, 2],
            ],
            0.98,
            125,
            -18,
          ),
        ),
      ),
      place(840, 1240, storageUnit(250, 470, 0)),
      place(110, 700, storageUnit(250, 440, 0)),
      place(475, 700, storageUnit(250, 440, 0)),
      place(840, 700, storageUnit(250, 440, 0)),
    ].join(''),
  'product-storage-room-four-weeks': (): string =>
    [corridor(1200, 1500, 1240), place(240, 1240, storageUnit(720, 930, 0.84, room1()))].join(''),
  'product-large-storage-room-four-weeks': (): string =>
    [corridor(1200, 1500, 1240), place(110, 1240, storageUnit(980, 1010, 0.88, room2()))].join(''),
} satisfies Record<string, () => string>;

const room1 = (): string =>
  [
    boxes(
      [
        [4, 5],
        [5, 5],
      ],
      1.5,
      520,
      -70,
    ),
    place(300, -30, sofa(470, palette.sage, '#6f877a')),
    place(110, -50, floorLamp(560)),
  ].join('');

const room2 = (): string =>
  [
    boxes(
      [
        [5, 6, 6],
        [5, 6, 6],
      ],
      1.45,
      560,
      -110,
    ),
    boxes(
      [
        [4, 5],
        [5, 5],
      ],
      1.45,
      260,
      -120,
    ),
    place(520, -26, sofa(560, palette.rose, '#94574e')),
    place(880, -40, floorLamp(620)),
    place(120, -30, plant(330, palette.ivory)),
  ].join('');
