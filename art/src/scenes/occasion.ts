import { bodice } from '../bodice.ts';
import { gowns, onForm, onHanger } from '../gowns.ts';
import { bow } from '../keepsakes.ts';
import { lace } from '../lace.ts';
import { arch, room, shadow, windowLight } from '../light.ts';
import { linear } from '../paint.ts';
import { cloths, palette } from '../palette.ts';
import { skirt } from '../skirt.ts';
import { dressForm, hanger } from '../stand.ts';
import { ellipse, line, path, place } from '../svg.ts';
import { morningSuit } from '../tailoring.ts';

const FLOOR = 1360;
const salon = (wall: string, niche: string): string =>
  room(1200, 1500, wall, palette.stone, 1240) +
  arch(230, 110, 740, 1130, niche) +
  windowLight(70, 150, 340, 620, 0.26);

/** A christening gown: a small bodice and a long skirt on a padded hanger, its hem in lace. */
export function christeningGown(laceHem = 96): string {
  const cut = {
    length: 640,
    folds: 8,
    widths: [
      [0, 62],
      [0.1, 86],
      [0.4, 136],
      [0.8, 184],
      [1, 204],
    ],
  } as const;
  return [
    hanger(),
    place(0, 66, skirt(cut, { cloth: cloths.ivory, seed: 7, laceHem })),
    place(
      0,
      -24,
      bodice({
        cloth: cloths.ivory,
        neckline: 'scoop',
        finish: 'lace',
        sleeves: 'cap',
        back: true,
      }),
      { scale: 0.62 },
    ),
    place(0, 112, bow(120, palette.sky, '#9fb6bb')),
  ].join('');
}

/** A lace-edged bonnet with its ribbon. */
function bonnet(): string {
  const crown = 'M-84 0C-104-92-40-150 34-138C92-128 112-70 96 0C70 22 30 30-84 0Z';
  return [
    path(crown, linear(40, [0, '#ffffff'], [1, cloths.ivory.shade])),
    path(crown, lace(cloths.ivory, 0.72), { opacity: '0.8' }),
    line('M34-138C92-128 112-70 96 0', cloths.ivory.light, 24),
    line('M34-138C92-128 112-70 96 0', cloths.ivory.line, 24, {
      'stroke-dasharray': '2 10',
      opacity: '0.7',
    }),
    path(
      'M84 2C60 40 96 70 60 118L82 110C110 70 84 44 104 4Z',
      linear(90, [0, palette.sky], [1, '#9fb6bb']),
    ),
    ellipse(90, 2, 16, 10, '#9fb6bb'),
  ].join('');
}

/** Occasion wear, 4:5. */
export const occasion = {
  'product-bridesmaid-dress-clean': (): string =>
    salon('#e9d6c9', '#dcc2b2') + onHanger(gowns.bridesmaid, 600, FLOOR - 20, 1.05),
  'product-evening-gown-clean': (): string =>
    salon('#d9ccb8', '#c8b79e') + onForm(gowns.evening, 550, FLOOR, 1.03),
  'product-morning-suit-clean': (): string => {
    const form = dressForm(985);
    return [
      salon('#b8c6c2', '#a1b3ae'),
      shadow(600, 1396, 210, 32, 0.4),
      place(600, 370, form.foot + form.body + morningSuit(), { scale: 1.04 }),
    ].join('');
  },
  'product-christening-gown-clean': (): string =>
    salon('#dbe4e3', '#c5d3d4') +
    place(560, 380, christeningGown(), { scale: 1.15 }) +
    shadow(900, 1322, 150, 24) +
    place(900, 1310, bonnet(), { scale: 1.1 }),
} satisfies Record<string, () => string>;
