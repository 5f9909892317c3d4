import { kraft, stack, type Heights } from '../box.ts';
import { curtain, pole, romanBlind } from '../drapery.ts';
import { floorLamp, sofa } from '../furniture.ts';
import { room, sash, shadow, windowLight } from '../light.ts';
import { radial } from '../paint.ts';
import { cloths, palette } from '../palette.ts';
import { plant } from '../plant.ts';
import { storageUnit } from '../storage-unit.ts';
import { ellipse, line, place, polygon, rect } from '../svg.ts';

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
    ellipse(width / 2, 60, width * 0.5, 150, radial([], [0, '#fffdf2', 0.6], [1, '#fffdf2', 0])),
  ].join('');
}

const boxes = (heights: Heights, scale: number, x: number, y: number): string =>
  place(x, y, stack(heights, undefined, kraft), { scale });

/** Curtains, blinds and storage, 4:5. */
export const household = {
  'product-unlined-curtains-clean': (): string =>
    [
      parlour('#e3cfc2'),
      sash(390, 290, 420, 760),
      windowLight(400, 1262, 300, 170, 0.3),
      place(250, 190, pole(700, [12, 74, 136, 198, 502, 564, 626, 688])),
      place(250, 216, curtain(230, 1080, cloths.ivory, 2), {}),
      place(720, 216, curtain(230, 1080, cloths.ivory, 5)),
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
    place(100, -60, floorLamp(640)),
    boxes(
      [
        [3, 4],
        [4, 5],
        [4, 5],
      ],
      1.36,
      440,
      -64,
    ),
    shadow(250, -16, 260, 20, 0.4),
    place(250, -14, sofa(480, palette.sage, '#6f877a')),
  ].join('');

const room2 = (): string =>
  [
    place(862, -110, floorLamp(680)),
    boxes(
      [
        [3, 4],
        [4, 5],
        [4, 6],
      ],
      1.3,
      300,
      -90,
    ),
    boxes(
      [
        [2, 3],
        [3, 5],
        [4, 5],
      ],
      1.3,
      660,
      -90,
    ),
    shadow(500, -14, 400, 22, 0.4),
    place(500, -12, sofa(640, palette.rose, '#94574e')),
    place(130, -8, plant(380, palette.ivory)),
  ].join('');
