import { box, stack } from '../box.ts';
import { archiveBox, folds, shelf } from '../fittings.ts';
import { table } from '../furniture.ts';
import { gowns, onForm } from '../gowns.ts';
import { giftBox, openKeepsakeBox } from '../keepsake-box.ts';
import { bottle } from '../keepsakes.ts';
import { arch, room, sash, shadow, windowLight } from '../light.ts';
import { cloths, palette } from '../palette.ts';
import { plant } from '../plant.ts';
import { tapeRoll } from '../rolls.ts';
import { hanger } from '../stand.ts';
import { fade, place } from '../svg.ts';

/** The home banner, 4:3 as pages show it, so that no pixel is fetched in vain: both trades side by side. */
export const banner = (): string =>
  [
    room(1200, 900, '#e4d9c9', '#d3bd9d', 730),
    arch(380, 70, 480, 660, palette.sage),
    sash(990, 130, 250, 430),
    onForm({ ...gowns.full, train: 170 }, 600, 838, 0.68),
    shadow(990, 812, 300, 60, 0.4),
    place(
      1020,
      838,
      stack([
        [1, 2, 2],
        [2, 2, 3],
      ]),
      { scale: 0.86 },
    ),
    place(858, 846, giftBox(190, palette.green, palette.blush, '#c79f93')),
    shadow(290, 838, 100, 18),
    place(290, 836, plant(330, palette.rose)),
    place(1180, 858, tapeRoll(48)),
  ].join('');

/** The workroom of About Us, 3:2. */
export const workroom = (): string =>
  [
    room(1500, 1000, '#c2cfc6', '#cdb595', 800),
    sash(560, 110, 380, 480),
    place(
      1040,
      270,
      shelf(
        400,
        [0, 1, 2]
          .map((i) =>
            place(
              80 + i * 122,
              0,
              archiveBox(106, 96, [palette.green, palette.rose, palette.slate][i]),
            ),
          )
          .join(''),
      ),
    ),
    place(
      1040,
      450,
      shelf(
        400,
        place(90, 0, folds(140, [cloths.ivory, cloths.blush, cloths.ivory])) +
          place(220, 0, bottle(110)) +
          place(284, 0, bottle(88, '#4d6a62')) +
          place(350, 0, plant(120, palette.ivory)),
      ),
    ),
    windowLight(560, 820, 420, 140, 0.25),
    onForm(gowns.couture, 290, 920, 0.66),
    shadow(870, 926, 360, 34),
    place(860, 922, table(640, 300)),
    place(800, 622, openKeepsakeBox(330, '#f0e6d6', gowns.heirloom)),
    place(1070, 622, folds(140, [cloths.ivory, cloths.sage])),
    shadow(1290, 936, 210, 46, 0.42),
    place(
      1270,
      958,
      stack([
        [1, 2],
        [2, 3],
      ]),
      { scale: 1.05 },
    ),
  ].join('');

/** What stands where a picture could not be loaded: an empty niche, a hanger and a box. */
export const placeholder = (): string =>
  [
    room(1200, 1200, '#e7dfd2', '#d8ccb9', 940),
    arch(340, 170, 520, 770, '#ddd2c1'),
    fade(
      0.55,
      place(600, 480, hanger(-320)) +
        shadow(600, 1010, 220, 50) +
        place(580, 1050, box({ right: 150, left: 110, height: 100 })),
    ),
  ].join('');
