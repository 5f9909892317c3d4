import { linear, stamp } from './paint.ts';
import { palette } from './palette.ts';
import { line, polygon, type Point } from './svg.ts';

/** Cardboard boxes seen from above a corner; the origin is the near bottom corner. */
export interface BoxSize {
  /** Along the right edge, the left edge and upwards, in px. */
  right: number;
  left: number;
  height: number;
}
export interface BoxLook {
  top: string;
  left: string;
  right: string;
  tape: string | undefined;
  edge: string;
}

const RUN = 0.87;
const RISE = 0.4;
/** The removal box of 458 x 305 x 304 mm, at 1 px to 4 mm. */
export const removalBox: BoxSize = { right: 114, left: 76, height: 76 };
export const kraft: BoxLook = {
  top: palette.kraftLight,
  left: palette.kraft,
  right: '#ab8054',
  tape: '#e6d2b0',
  edge: '#7f5c38',
};

/** Where a point of the box's own space lies: along the right edge, the left edge, and up. */
export const at = (right: number, left: number, up: number): Point => [
  (right - left) * RUN,
  -(right + left) * RISE - up,
];

export function box(size: BoxSize, look: BoxLook = kraft, marks = true): string {
  const { right: r, left: l, height: h } = size;
  const face = (points: Point[], fill: string): string =>
    polygon(points, fill, {
      stroke: look.edge,
      'stroke-width': 1,
      'stroke-linejoin': 'round',
      'stroke-opacity': 0.55,
    });
  return [
    face(
      [at(0, 0, 0), at(r, 0, 0), at(r, 0, h), at(0, 0, h)],
      linear(75, [0, look.right], [1, look.edge]),
    ),
    face(
      [at(0, 0, 0), at(0, l, 0), at(0, l, h), at(0, 0, h)],
      linear(100, [0, look.left], [1, look.right]),
    ),
    face(
      [at(0, 0, h), at(r, 0, h), at(r, l, h), at(0, l, h)],
      linear(160, [0, look.top], [1, look.left]),
    ),
    look.tape ? taped(size, look.tape) : '',
    marks ? print(size, look.edge) : '',
  ].join('');
}

/** How many boxes stand on each place of a grid: `heights[left][right]`, nearest first. */
export type Heights = readonly (readonly number[])[];

/** Boxes stacked on a grid; those that nobody can see are left out. */
export function stack(heights: Heights, size = removalBox, look = kraft): string {
  const one = stamp(box(size, look));
  let drawn = '';
  for (let left = heights.length - 1; left >= 0; left--) {
    const row = heights[left] ?? [];
    for (let right = row.length - 1; right >= 0; right--) {
      for (let up = 0; up < (row[right] ?? 0); up++) {
        if (isHidden(heights, left, right, up)) continue;
        drawn += one(
          ...at(right * (size.right + 1), left * (size.left + 1), up * (size.height + 1)),
        );
      }
    }
  }
  return drawn;
}

/** Whether the boxes before it, beside it and on it leave nothing of a box to see. */
function isHidden(heights: Heights, left: number, right: number, up: number): boolean {
  const high = (l: number, r: number): number => heights[l]?.[r] ?? 0;
  return high(left - 1, right) > up && high(left, right - 1) > up && high(left, right) > up + 1;
}

function taped({ right: r, left: l, height: h }: BoxSize, tape: string): string {
  const [from, to] = [l * 0.42, l * 0.58];
  return [
    polygon([at(0, from, h), at(r, from, h), at(r, to, h), at(0, to, h)], tape, {
      opacity: '0.85',
    }),
    polygon([at(0, from, h), at(0, to, h), at(0, to, h * 0.74), at(0, from, h * 0.74)], tape, {
      opacity: '0.6',
    }),
    line(seg(at(0, l / 2, h), at(r, l / 2, h)), '#8c6a42', 1, { opacity: '0.5' }),
  ].join('');
}

/** A hand hole and the two arrows for 'this way up'. */
function print({ right: r, height: h }: BoxSize, ink: string): string {
  const p = (x: number, y: number): Point => at(x * r, 0, y * h);
  const hole = line(seg(p(0.38, 0.76), p(0.6, 0.76)), '#5e4326', h * 0.085, { opacity: '0.75' });
  const arrow = (x: number): string =>
    line(
      `${seg(p(x, 0.2), p(x, 0.42))}${seg(p(x - 0.035, 0.35), p(x, 0.43))}${seg(p(x, 0.43), p(x + 0.035, 0.35))}`,
      ink,
      1.8,
      { opacity: '0.8' },
    );
  return (
    hole +
    arrow(0.78) +
    arrow(0.88) +
    line(seg(p(0.74, 0.14), p(0.92, 0.14)), ink, 1.8, { opacity: '0.8' })
  );
}

export const seg = ([x1, y1]: Point, [x2, y2]: Point): string =>
  `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
