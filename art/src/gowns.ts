import { dress, hemOf, type DressStyle } from './dress.ts';
import { shadow } from './light.ts';
import { cloths, palette } from './palette.ts';
import { dressForm, hanger } from './stand.ts';
import { place } from './svg.ts';

/** The dresses of the series, and how they stand or hang in a scene. */
export const gowns = {
  tea: {
    cloth: cloths.ivory,
    cut: 'tea',
    neckline: 'bateau',
    finish: 'lace',
    sleeves: 'cap',
    sash: palette.sage,
  },
  full: {
    cloth: cloths.ivory,
    cut: 'aline',
    neckline: 'sweetheart',
    finish: 'lace',
    laceHem: 84,
    sash: palette.blush,
  },
  train: {
    cloth: cloths.ivory,
    cut: 'mermaid',
    neckline: 'v',
    finish: 'lace',
    laceHem: 104,
    train: 230,
  },
  couture: {
    cloth: cloths.ivory,
    cut: 'ball',
    neckline: 'sweetheart',
    finish: 'beaded',
    sleeves: 'dropped',
    tulle: true,
    sash: 'beads',
  },
  vintage: {
    cloth: cloths.champagne,
    cut: 'aline',
    neckline: 'bateau',
    finish: 'lace',
    sleeves: 'long',
    laceHem: 70,
  },
  heirloom: {
    cloth: cloths.ivory,
    cut: 'aline',
    neckline: 'v',
    finish: 'lace',
    sleeves: 'cap',
    sash: palette.blush,
  },
  slip: { cloth: cloths.ivory, cut: 'column', neckline: 'v' },
  halter: {
    cloth: cloths.ivory,
    cut: 'aline',
    neckline: 'halter',
    finish: 'lace',
    sash: palette.paper,
  },
  evening: { cloth: cloths.green, cut: 'mermaid', neckline: 'v', finish: 'beaded', train: 120 },
  bridesmaid: { cloth: cloths.sage, cut: 'column', neckline: 'square' },
} as const satisfies Record<string, DressStyle>;

/** A dress on a form whose hem meets the floor at (x, floor). */
export function onForm(style: DressStyle, x: number, floor: number, scale = 1): string {
  const short = style.cut === 'tea' || style.cut === 'short';
  const hem = short ? 990 : hemOf(style.cut);
  const form = dressForm(hem - 4);
  return [
    shadow(
      x + (style.train ?? 0) * 0.4 * scale,
      floor + 4,
      (short ? 190 : 400 + (style.train ?? 0) * 0.7) * scale,
      44 * scale,
      0.4,
    ),
    place(x, floor - hem * scale, (short ? form.foot : '') + form.body + dress(style), { scale }),
  ].join('');
}

/** A dress on a hanger, its hem at (x, floor). */
export function onHanger(
  style: DressStyle,
  x: number,
  floor: number,
  scale = 1,
  hook = -190,
): string {
  return place(
    x,
    floor - hemOf(style.cut) * scale,
    hanger(hook) + dress({ ...style, back: true }),
    { scale },
  );
}
