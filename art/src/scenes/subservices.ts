import { boxFromAbove } from '../box-from-above.ts';
import { folds } from '../fittings.ts';
import { foldedDress } from '../folded-dress.ts';
import { frame, table } from '../furniture.ts';
import { garmentBag } from '../garment-bag.ts';
import { gowns, onForm, onHanger } from '../gowns.ts';
import { laceCloth, lid, pearls, petals, trunk } from '../heirlooms.ts';
import { shoe } from '../keepsakes.ts';
import { arch, room, sash, shadow, windowLight } from '../light.ts';
import { linear } from '../paint.ts';
import { cloths, palette } from '../palette.ts';
import { hanger } from '../stand.ts';
import { line, place, rect } from '../svg.ts';
import { hoop, rail, spool, steam, steamer } from '../workshop.ts';

const [W, H] = [1200, 900];

/** When and how a dress is cared for, 4:3. */
export const subservices = {
  'subservice-before-the-wedding': (): string =>
    [
      room(W, H, '#c7d6d8', palette.stone, 760),
      sash(640, 90, 380, 540),
      windowLight(120, 100, 240, 420, 0.3),
      shadow(420, 842, 260, 28),
      onHanger(gowns.slip, 420, 826, 0.68, -420),
      shadow(800, 846, 130, 20),
      place(800, 842, steamer(520)),
      place(770, 300, steam()),
    ].join(''),
  'subservice-after-the-wedding': (): string =>
    [
      room(W, H, '#dfc4b8', '#d9c3a2', 640),
      arch(110, -120, 560, 760, '#d2b1a4'),
      windowLight(760, 40, 260, 380, 0.28),
      onForm({ ...gowns.train, train: 520 }, 380, 790, 0.78),
      petals(),
      shadow(1000, 838, 130, 18),
      place(960, 838, shoe(), { scale: 0.8 }),
      place(1050, 846, shoe(), { scale: 0.8 }),
    ].join(''),
  'subservice-vintage-and-heirloom': (): string =>
    [
      room(W, H, '#7d8f84', '#b99870', 750),
      place(880, 250, frame(220, 280, true)),
      place(1070, 210, frame(120, 150, true)),
      windowLight(70, 60, 240, 400, 0.2),
      onForm(gowns.vintage, 390, 846, 0.66),
      shadow(880, 846, 280, 30),
      place(880, 842, trunk()),
      place(850, 640, folds(230, [cloths.ivory, cloths.champagne])),
    ].join(''),
  'subservice-boxed-preservation': (): string =>
    [
      rect(0, 0, W, H, '#cbb69a'),
      rect(
        0,
        0,
        W,
        H,
        linear(40, [0, '#ffffff', 0.3], [0.6, '#ffffff', 0], [1, palette.ink, 0.18]),
      ),
      windowLight(20, 20, 460, 700, 0.2),
      place(
        430,
        450,
        boxFromAbove(
          550,
          700,
          place(
            0,
            -24,
            foldedDress({ cloth: cloths.ivory, neckline: 'v', finish: 'lace', sleeves: 'cap' }),
            { scale: 0.98 },
          ),
          palette.green,
        ),
      ),
      place(970, 400, lid(360, 640)),
    ].join(''),
  'subservice-hanging-preservation': (): string =>
    [
      room(W, H, '#b9c8bd', palette.stone, 770),
      windowLight(60, 40, 260, 420, 0.28),
      shadow(600, 850, 540, 30),
      place(150, 846, rail(900, 740)),
      place(330, 226, hanger() + garmentBag(860), { scale: 0.6 }),
      onHanger(gowns.halter, 610, 800, 0.6),
      place(890, 226, hanger() + garmentBag(860, palette.blush, palette.rose), { scale: 0.6 }),
    ].join(''),
  'subservice-restoration': (): string =>
    [
      room(W, H, '#d5c6b1', palette.stone, 560, false),
      windowLight(90, 30, 280, 420, 0.28),
      place(600, 1010, table(1300, 420)),
      laceCloth(),
      place(560, 470, hoop(180)),
      place(900, 600, spool(130, palette.rose)),
      place(1000, 606, spool(110, palette.sage)),
      place(1080, 600, spool(120, palette.brass)),
      pearls(230, 590),
      line('M690 560L800 430', '#8d999c', 6),
      line('M800 430C860 360 900 430 880 500', palette.rose, 2.4),
    ].join(''),
} satisfies Record<string, () => string>;
