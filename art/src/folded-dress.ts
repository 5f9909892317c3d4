import { bodice, type BodiceStyle } from './bodice.ts';
import { lace } from './lace.ts';
import { clipped, linear } from './paint.ts';
import type { SkirtCut } from './skirt-cut.ts';
import { skirt } from './skirt.ts';
import { circle, line, path, place, smooth, type Point } from './svg.ts';

const gathered: SkirtCut = {
  length: 360,
  folds: 9,
  widths: [
    [0, 62],
    [0.06, 112],
    [0.16, 166],
    [0.4, 190],
    [1, 194],
  ],
};

/**
 * A dress as it is folded for its box: bodice up, the skirt drawn together and its hem turned back
 * over it. The origin is its waist; the fold lies 350 px below.
 */
export function foldedDress(style: BodiceStyle): string {
  return [
    place(0, 0, skirt(gathered, { cloth: style.cloth, seed: 4 })),
    turnedHem(style),
    place(0, -215, bodice({ ...style, back: true })),
  ].join('');
}

function turnedHem({ cloth, finish }: BodiceStyle): string {
  const edge: Point[] = [
    [-196, 176],
    [-120, 204],
    [-30, 186],
    [70, 222],
    [196, 196],
  ];
  const d = `${smooth(edge)}L194 372Q0 392-194 372Z`;
  const pleats = [-150, -90, -20, 60, 130].map((x, i) => {
    const [top, lean] = [206 + (i % 2) * 14, i * 9 - 18];
    return path(`M${x} ${top}L${x + lean} 380L${x + lean + 26} 380Z`, cloth.deep, {
      opacity: '0.26',
    });
  });
  const scallops = Array.from({ length: 20 }, (_, i) => {
    const [x, k] = [-190 + i * 20, (i * 20) / 392];
    const y = 178 + 30 * Math.sin(k * 5.2) + k * 14;
    return circle(x, y, 11, cloth.light, { stroke: cloth.line, 'stroke-width': 1.2 });
  });
  const trim = line(smooth(edge), lace(cloth), 110) + scallops.join('');
  return [
    path(d, cloth.deep, { opacity: '0.4', transform: 'translate(0 -8)' }),
    path(d, linear(80, [0, cloth.light], [0.6, cloth.base], [1, cloth.deep])),
    clipped(d, pleats.join('') + (finish === 'lace' ? trim : '')),
    line(smooth(edge), cloth.line, 1.6, { opacity: '0.7' }),
  ].join('');
}
