import { lace } from './lace.ts';
import { clipped, linear } from './paint.ts';
import type { Cloth } from './palette.ts';
import { foldAngles, hem, hemDrop, outline, widened, widthAt, type SkirtCut } from './skirt-cut.ts';
import { circle, fade, line, path, randomFrom, smooth, type Point } from './svg.ts';

export interface SkirtStyle {
  cloth: Cloth;
  seed?: number;
  laceHem?: number;
  tulle?: boolean;
}

/** A skirt hanging from the waist at (0, 0), seen from the front. */
export function skirt(
  cut: SkirtCut,
  { cloth, seed = 1, laceHem = 0, tulle = false }: SkirtStyle,
): string {
  const angles = foldAngles(cut.folds, seed);
  const d = outline(cut, angles);
  const side = linear(
    0,
    [0, cloth.shade],
    [0.2, cloth.base],
    [0.4, cloth.light],
    [0.66, cloth.base],
    [1, cloth.deep],
  );
  const veil = tulle
    ? fade(0.4, path(outline(widened(cut), foldAngles(cut.folds, seed + 5)), cloth.light))
    : '';
  return [
    veil,
    path(d, side),
    clipped(
      d,
      folds(cut, cloth, angles) +
        path(d, linear(90, [0, cloth.deep, 0.4], [0.14, cloth.deep, 0])) +
        hemShade(cut, cloth),
    ),
    laceHem ? clipped(d, laceBand(cut, cloth, angles, laceHem)) : '',
    line(outline(cut, angles), cloth.deep, 1.6, { opacity: '0.5' }),
  ].join('');
}

/** Each fold is a sliver of shade beside a sliver of light, from waist or hip to the hem. */
function folds(cut: SkirtCut, cloth: Cloth, angles: readonly number[]): string {
  const random = randomFrom(cut.folds + angles.length);
  const dark = [0.34, 0.5, 0.64].map((strength) =>
    linear(90, [0, cloth.deep, 0.06], [0.5, cloth.deep, strength * 0.6], [1, cloth.deep, strength]),
  );
  const bright = linear(90, [0, cloth.light, 0.2], [1, cloth.light, 0.95]);
  return angles
    .map((angle) => {
      const start = random() < 0.35 ? 0.3 + random() * 0.3 : 0.02 + random() * 0.12;
      const breadth = (0.6 + random() * 0.9) / cut.folds;
      const fill = dark[Math.floor(random() * 3)] ?? '';
      return (
        sliver(cut, angle, angle + breadth, start, fill) +
        sliver(cut, angle - breadth * 0.8, angle, start + 0.1, bright)
      );
    })
    .join('');
}

function sliver(cut: SkirtCut, from: number, to: number, start: number, fill: string): string {
  const edge = (angle: number, pinch: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((step): Point => {
      const s = start + (1.06 - start) * step;
      const closed = pinch + (angle - pinch) * step ** 0.8;
      return [
        Math.sin(closed) * widthAt(cut, Math.min(1, s)),
        s * cut.length + hemDrop(cut, angle) * step,
      ];
    });
  const middle = (from + to) / 2;
  return path(`${smooth(edge(from, middle))}${smooth(edge(to, middle).reverse(), true)}Z`, fill);
}

function hemShade(cut: SkirtCut, cloth: Cloth): string {
  const d = outline(cut, []);
  return path(d, linear(90, [0, cloth.deep, 0], [0.8, cloth.deep, 0], [1, cloth.deep, 0.22]));
}

function laceBand(cut: SkirtCut, cloth: Cloth, angles: readonly number[], depth: number): string {
  const edge = hem(cut, angles);
  const band = line(smooth(edge), lace(cloth), depth * 2, { 'stroke-linecap': 'butt' });
  const ground = line(smooth(edge), cloth.light, depth * 2, {
    opacity: '0.6',
    'stroke-linecap': 'butt',
  });
  const w = widthAt(cut, 1 - depth / cut.length);
  const scallops = Array.from({ length: cut.folds * 3 }, (_, i) => {
    const angle = ((i + 0.5) / (cut.folds * 3) - 0.5) * Math.PI;
    const [x, y] = [Math.sin(angle) * w * 1.01, cut.length - depth + hemDrop(cut, angle)];
    const r = 3 + Math.cos(angle) * depth * 0.16;
    return circle(x, y, r, cloth.light, { stroke: cloth.line, 'stroke-width': 1.2 });
  });
  return ground + fade(0.9, scallops.join('')) + band;
}
