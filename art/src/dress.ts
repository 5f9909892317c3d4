import { bodice, type BodiceStyle } from './bodice.ts';
import { lace } from './lace.ts';
import { clipped, linear } from './paint.ts';
import type { Cloth } from './palette.ts';
import { skirts, widthAt } from './skirt-cut.ts';
import { skirt, type SkirtStyle } from './skirt.ts';
import { line, path, place, smooth, type Point } from './svg.ts';

type Cut = keyof typeof skirts;
const WAIST = 215;

export interface DressStyle extends BodiceStyle, Omit<SkirtStyle, 'cloth'> {
  cut: Cut;
  /** How far a train runs out over the floor to the right, in px. */
  train?: number;
}

/** A dress with its shoulders at y = -66 and the middle of its waist at (0, 215). */
export function dress(style: DressStyle): string {
  const cut = skirts[style.cut];
  return [
    style.train
      ? place(0, WAIST, train(style.cut, style.cloth, style.train, (style.laceHem ?? 0) > 0))
      : '',
    place(0, WAIST, skirt(cut, style)),
    bodice(style),
  ].join('');
}

/** The height of the hem below the origin of a dress. */
export const hemOf = (cut: Cut): number => WAIST + skirts[cut].length * 1.03;

/** The train runs from the hip behind the skirt and spreads over the floor. */
function train(name: Cut, cloth: Cloth, reach: number, laced: boolean): string {
  const cut = skirts[name];
  const hip: Point = [widthAt(cut, 0.35) - 14, cut.length * 0.35];
  const far = widthAt(cut, 1) + reach;
  const floor = cut.length;
  const edge: Point[] = [
    [far * 0.78, floor - 56],
    [far * 0.93, floor - 40],
    [far, floor - 8],
    [far * 0.97, floor + 26],
    [far * 0.84, floor + 46],
    [far * 0.66, floor + 44],
    [far * 0.46, floor + 54],
    [far * 0.24, floor + 44],
    [0, floor + 22],
  ];
  const upper: Point[] = [
    hip,
    [widthAt(cut, 0.7) + reach * 0.12, floor * 0.7],
    [widthAt(cut, 0.9) + reach * 0.34, floor * 0.885],
    [far * 0.78, floor - 56],
  ];
  const d = `${smooth(upper)}${smooth(edge, true)}Z`;
  const shade = linear(
    50,
    [0, cloth.base],
    [0.55, cloth.light],
    [0.8, cloth.base],
    [1, cloth.shade],
  );
  const pleats = edge.slice(1, 8).map(([x, y], i) => {
    const from: Point = [hip[0] + 4 + i * 4, hip[1] + 40];
    const bend: Point = [from[0] + (x - from[0]) * 0.4, from[1] + (y - from[1]) * 0.72];
    const width = 10 + i * 3;
    return path(
      `M${from.join(' ')}Q${bend.join(' ')} ${x} ${y}L${x - width * 2} ${y + 4}Q${bend[0] - width} ${bend[1] + 6} ${from.join(' ')}Z`,
      cloth.deep,
      { opacity: '0.3' },
    );
  });
  const trim = laced
    ? clipped(
        d,
        line(smooth(edge), cloth.light, 84, { opacity: '0.5' }) +
          line(smooth(edge), lace(cloth), 84),
      )
    : '';
  return (
    path(d, shade) +
    clipped(d, pleats.join('')) +
    trim +
    line(d, cloth.deep, 1.5, { opacity: '0.45' })
  );
}
