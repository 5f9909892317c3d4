import { randomFrom, smooth, type Point } from './svg.ts';

/** Half-widths of a skirt from waist (0) to hem (1), and its length from the waist. */
export interface SkirtCut {
  length: number;
  widths: readonly Point[];
  folds: number;
}

export const skirts = {
  aline: {
    length: 745,
    folds: 9,
    widths: [
      [0, 62],
      [0.07, 86],
      [0.18, 114],
      [0.45, 162],
      [0.75, 218],
      [1, 278],
    ],
  },
  ball: {
    length: 735,
    folds: 13,
    widths: [
      [0, 62],
      [0.04, 100],
      [0.12, 172],
      [0.3, 252],
      [0.6, 318],
      [0.85, 354],
      [1, 368],
    ],
  },
  mermaid: {
    length: 745,
    folds: 7,
    widths: [
      [0, 60],
      [0.15, 94],
      [0.28, 102],
      [0.46, 86],
      [0.58, 84],
      [0.7, 106],
      [0.85, 170],
      [1, 248],
    ],
  },
  column: {
    length: 745,
    folds: 6,
    widths: [
      [0, 62],
      [0.12, 88],
      [0.3, 104],
      [0.65, 120],
      [1, 152],
    ],
  },
  tea: {
    length: 430,
    folds: 11,
    widths: [
      [0, 62],
      [0.08, 108],
      [0.3, 186],
      [0.65, 250],
      [1, 288],
    ],
  },
  short: {
    length: 300,
    folds: 8,
    widths: [
      [0, 62],
      [0.1, 96],
      [0.4, 150],
      [1, 214],
    ],
  },
} as const satisfies Record<string, SkirtCut>;

/** Half the skirt's width at `s` of its length. */
export function widthAt({ widths }: SkirtCut, s: number): number {
  const next = widths.findIndex(([at]) => at >= s);
  const [b, a] = [widths[next] ?? widths[widths.length - 1], widths[Math.max(0, next - 1)]];
  if (!a || !b || a === b) return b?.[1] ?? 0;
  const t = (s - a[0]) / (b[0] - a[0]);
  return a[1] + (b[1] - a[1]) * t;
}

export function foldAngles(count: number, seed: number): number[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, i) => {
    const even = ((i + 0.5) / count - 0.5) * Math.PI;
    return even * 0.96 + (random() - 0.5) * (2 / count);
  });
}

export const hemDrop = (cut: SkirtCut, angle: number): number =>
  Math.cos(angle) * cut.length * 0.035;

export function outline(cut: SkirtCut, angles: readonly number[]): string {
  const right = cut.widths.map(([s, w]): Point => [w, s * cut.length]);
  const left = right.map(([x, y]): Point => [-x, y]).reverse();
  return `${smooth(right)}${smooth(hem(cut, angles).reverse(), true)}${smooth(left, true)}Z`;
}

/** The hem from left to right, rising at each fold. */
export function hem(cut: SkirtCut, angles: readonly number[], lift = 0): Point[] {
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

export function widened(cut: SkirtCut): SkirtCut {
  return {
    ...cut,
    length: cut.length + 4,
    widths: cut.widths.map(([s, w]): Point => [s, w + 16 * Math.min(1, s * 4)]),
  };
}
