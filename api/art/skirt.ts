import type { Cloth } from './palette.ts';
import { clipped, linear } from './paint.ts';
import { circle, fade, line, path, randomFrom, smooth, type Point } from './svg.ts';
import { lace } from './lace.ts';

/** Half-widths of a skirt from waist (0) to hem (1), and its length from the waist. */
export interface SkirtCut {
  length: number;
  widths: readonly Point[];
  folds: number;
}

export const skirts = {
  aline: { length: 745, folds: 9, widths: [[0, 62], [0.1, 84], [0.3, 124], [0.6, 184], [0.85, 238], [1, 272]] },
  ball: { length: 735, folds: 13, widths: [[0, 62], [0.04, 100], [0.12, 172], [0.3, 252], [0.6, 318], [0.85, 354], [1, 368]] },
  mermaid: { length: 745, folds: 7, widths: [[0, 60], [0.15, 94], [0.28, 102], [0.46, 86], [0.58, 84], [0.7, 106], [0.85, 170], [1, 248]] },
  column: { length: 745, folds: 6, widths: [[0, 62], [0.12, 88], [0.3, 104], [0.65, 120], [1, 152]] },
  tea: { length: 430, folds: 11, widths: [[0, 62], [0.08, 108], [0.3, 186], [0.65, 250], [1, 288]] },
  short: { length: 300, folds: 8, widths: [[0, 62], [0.1, 96], [0.4, 150], [1, 214]] },
} as const satisfies Record<string, SkirtCut>;

export interface SkirtStyle {
  cloth: Cloth;
  seed?: number;
  laceHem?: number;
  tulle?: boolean;
}

/** A skirt hanging from the waist at (0, 0), seen from the front. */
export function skirt(cut: SkirtCut, { cloth, seed = 1, laceHem = 0, tulle = false }: SkirtStyle): string {
  const angles = foldAngles(cut.folds, seed);
  const d = outline(cut, angles);
  const side = linear([[0, cloth.shade], [0.2, cloth.base], [0.4, cloth.light], [0.66, cloth.base], [1, cloth.deep]], 0);
  const veil = tulle ? fade(0.4, path(outline(widened(cut), foldAngles(cut.folds, seed + 5)), cloth.light)) : '';
  return [
    veil,
    path(d, side),
    clipped(d, folds(cut, cloth, angles) + path(d, linear([[0, cloth.deep, 0.4], [0.14, cloth.deep, 0]])) + hemShade(cut, cloth)),
    laceHem ? clipped(d, laceBand(cut, cloth, angles, laceHem)) : '',
    line(outline(cut, angles), cloth.deep, 1.6, { opacity: '0.5' }),
  ].join('');
}

/** Half the skirt's width at `s` of its length. */
export function widthAt({ widths }: SkirtCut, s: number): number {
  const next = widths.findIndex(([at]) => at >= s);
  const [b, a] = [widths[next] ?? widths[widths.length - 1], widths[Math.max(0, next - 1)]];
  if (!a || !b || a === b) return b?.[1] ?? 0;
  const t = (s - a[0]) / (b[0] - a[0]);
  return a[1] + (b[1] - a[1]) * t;
}

function foldAngles(count: number, seed: number): number[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, i) => {
    const even = ((i + 0.5) / count - 0.5) * Math.PI;
    return even * 0.96 + (random() - 0.5) * (2 / count);
  });
}

const hemDrop = (cut: SkirtCut, angle: number): number => Math.cos(angle) * cut.length * 0.035;

function outline(cut: SkirtCut, angles: readonly number[]): string {
  const right = cut.widths.map(([s, w]): Point => [w, s * cut.length]);
  const left = right.map(([x, y]): Point => [-x, y]).reverse();
  return `${smooth(right)}${smooth(hem(cut, angles).reverse(), true)}${smooth(left, true)}Z`;
}

/** The hem from left to right, rising at each fold. */
function hem(cut: SkirtCut, angles: readonly number[], lift = 0): Point[] {
  const w = widthAt(cut, 1 - lift / cut.length);
  const points: Point[] = [[-w, cut.length - lift]];
  angles.forEach((angle, i) => {
    const next = angles[i + 1] ?? Math.PI / 2;
    const middle = (angle + next) / 2;
    const depth = 4 + cut.length * 0.012 * Math.cos(angle);
    points.push([Math.sin(angle) * w, cut.length - lift + hemDrop(cut, angle) - depth]);
    points.push([Math.sin(middle) * w, cut.length - lift + hemDrop(cut, middle) + depth * 0.7]);
  });
  points[points.length - 1] = [w, cut.length - lift];
  return points;
}

/** Each fold is a sliver of shade beside a sliver of light, from waist or hip to the hem. */
function folds(cut: SkirtCut, cloth: Cloth, angles: readonly number[]): string {
  const random = randomFrom(cut.folds + angles.length);
  const dark = [0.34, 0.5, 0.64].map((strength) =>
    linear([[0, cloth.deep, 0.06], [0.5, cloth.deep, strength * 0.6], [1, cloth.deep, strength]]),
  );
  const bright = linear([[0, cloth.light, 0.2], [1, cloth.light, 0.95]]);
  return angles
    .map((angle) => {
      const start = random() < 0.35 ? 0.3 + random() * 0.3 : 0.02 + random() * 0.12;
      const breadth = (0.6 + random() * 0.9) / cut.folds;
      const fill = dark[Math.floor(random() * 3)] ?? '';
      return sliver(cut, angle, angle + breadth, start, fill) + sliver(cut, angle - breadth * 0.8, angle, start + 0.1, bright);
    })
    .join('');
}

function sliver(cut: SkirtCut, from: number, to: number, start: number, fill: string): string {
  const edge = (angle: number, pinch: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((step): Point => {
      const s = start + (1.06 - start) * step;
      const closed = pinch + (angle - pinch) * step ** 0.8;
      return [Math.sin(closed) * widthAt(cut, Math.min(1, s)), s * cut.length + hemDrop(cut, angle) * step];
    });
  const middle = (from + to) / 2;
  return path(`${smooth(edge(from, middle))}${smooth(edge(to, middle).reverse(), true)}Z`, fill);
}

function hemShade(cut: SkirtCut, cloth: Cloth): string {
  const d = outline(cut, []);
  return path(d, linear([[0, cloth.deep, 0], [0.8, cloth.deep, 0], [1, cloth.deep, 0.22]]));
}

function laceBand(cut: SkirtCut, cloth: Cloth, angles: readonly number[], depth: number): string {
  const edge = hem(cut, angles);
  const band = line(smooth(edge), lace(cloth), depth * 2, { 'stroke-linecap': 'butt' });
  const ground = line(smooth(edge), cloth.light, depth * 2, { opacity: '0.6', 'stroke-linecap': 'butt' });
  const w = widthAt(cut, 1 - depth / cut.length);
  const scallops = Array.from({ length: cut.folds * 3 }, (_, i) => {
    const angle = ((i + 0.5) / (cut.folds * 3) - 0.5) * Math.PI;
    const [x, y] = [Math.sin(angle) * w * 1.01, cut.length - depth + hemDrop(cut, angle)];
    const r = 6 + Math.cos(angle) * depth * 0.13;
    return circle(x, y, r, cloth.light, { stroke: cloth.line, 'stroke-width': 1.2 });
  });
  return ground + fade(0.9, scallops.join('')) + band;
}

function widened(cut: SkirtCut): SkirtCut {
  return { ...cut, length: cut.length + 4, widths: cut.widths.map(([s, w]): Point => [s, w + 16 * Math.min(1, s * 4)]) };
}
