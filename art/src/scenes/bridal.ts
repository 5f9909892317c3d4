import type { BodiceStyle } from '../bodice.ts';
import { boxFromAbove } from '../box-from-above.ts';
import { foldedDress } from '../folded-dress.ts';
import { gowns, onForm } from '../gowns.ts';
import { giftBox } from '../keepsake-box.ts';
import { shoe } from '../keepsakes.ts';
import { arch, room, shadow, windowLight } from '../light.ts';
import { linear } from '../paint.ts';
import { palette } from '../palette.ts';
import { plant } from '../plant.ts';
import { place, rect } from '../svg.ts';
import { veil, veilStand } from '../veil.ts';

const [W, H, FLOOR] = [1200, 1500, 1360];

const salon = (wall: string, niche: string): string =>
  room(W, H, wall, palette.stone, 1240) +
  arch(230, 110, 740, 1130, niche) +
  windowLight(70, 150, 340, 620, 0.26);

const cleaned =
  (wall: string, niche: string, look: keyof typeof gowns, x: number, extra = '') =>
  (): string =>
    salon(wall, niche) + extra + onForm(gowns[look], x, FLOOR, 1.03);

/** A dress folded in its box, seen from above on a table. */
const boxed = (top: string, style: BodiceStyle, lid: string) => (): string =>
  [
    rect(0, 0, W, H, top),
    rect(0, 0, W, H, linear(50, [0, '#ffffff', 0.3], [0.6, '#ffffff', 0], [1, palette.ink, 0.16])),
    windowLight(40, 60, 520, 1100, 0.22),
    place(
      600,
      760,
      boxFromAbove(860, 1180, place(0, -30, foldedDress(style), { scale: 1.72 }), lid),
    ),
  ].join('');

/** Product pictures of wedding-dress cleaning and preservation, 4:5. */
export const bridal = {
  'product-tea-length-dress-clean': cleaned(
    palette.sky,
    '#bccfd3',
    'tea',
    600,
    place(960, FLOOR - 10, plant(330)),
  ),
  'product-full-length-dress-clean': cleaned(palette.sage, '#7d9789', 'full', 600),
  'product-dress-with-train-clean': cleaned(palette.blush, '#d5afa3', 'train', 500),
  'product-beaded-and-couture-dress-clean': cleaned(palette.green, '#33584e', 'couture', 600),
  'product-veil-clean': (): string =>
    salon(palette.slate, '#74868a') +
    shadow(600, FLOOR, 330, 44) +
    place(600, FLOOR, veilStand(1090)) +
    place(600, FLOOR - 1090, veil(1040, 560, 30)),
  'product-tea-length-dress-preservation': boxed('#b9c8bd', { ...gowns.tea }, '#f0e7d8'),
  'product-full-length-dress-preservation': boxed(
    '#d8ccb9',
    { ...gowns.full, neckline: 'square' },
    palette.green,
  ),
  'product-dress-with-train-preservation': boxed('#dcb9ad', { ...gowns.train }, '#8ea597'),
  'product-beaded-and-couture-dress-preservation': boxed(
    '#8f9ea1',
    { ...gowns.couture },
    '#1f2a2e',
  ),
  'product-veil-and-accessories-preservation': (): string =>
    salon('#d3c3b1', '#c2ae98') +
    shadow(430, 1330, 300, 36) +
    place(430, 1330, veilStand(1010)) +
    place(430, 320, veil(960, 500, -30)) +
    shadow(830, 1346, 330, 40) +
    place(830, 1340, giftBox(520, palette.green, palette.blush, '#c79f93')) +
    shadow(740, 1446, 300, 22) +
    place(640, 1440, shoe(), { scale: 1.12 }) +
    place(840, 1448, shoe(), { scale: 1.12 }),
} satisfies Record<string, () => string>;
