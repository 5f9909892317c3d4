import { clipped, linear } from './paint.ts';
import { palette } from './palette.ts';
import { line, path, rect, smooth, type Point } from './svg.ts';

/**
 * An acid-free box seen from above, `w` by `h` about the origin: tissue spills over three edges,
 * and one sheet is folded over the foot of what lies in it.
 */
export function boxFromAbove(w: number, h: number, content: string, colour: string): string {
  const [a, b] = [w / 2, h / 2];
  const inner = `M${-a + 20} ${-b + 20}H${a - 20}V${b - 20}H${-a + 20}Z`;
  return [
    rect(-a + 14, -b + 26, w, h, palette.ink, { opacity: '0.2', rx: 10 }),
    rect(-a, -b, w, h, colour, { rx: 8 }),
    rect(-a + 7, -b + 7, w - 14, h - 14, 'none', { stroke: palette.gold, 'stroke-width': 2 }),
    path(inner, linear(60, [0, '#efe7da'], [0.5, palette.paper], [1, '#e6dccb'])),
    spill(spillDown(-a, b), 'M-12-160L40-120M-16 60L60 30M-14 220L46 260', -a),
    spill(spillDown(a, b), 'M12-200L-50-150M16 20L-64 60M14 240L-40 210', a),
    spill(spillAcross(a, b), '', 0),
    clipped(inner, content + footSheet(a, b)),
    path(inner, 'none', { stroke: palette.ink, 'stroke-width': 8, 'stroke-opacity': 0.08 }),
  ].join('');
}

/** A sheet that hangs over the long edge at x = `a`, and lies inside the box a little. */
function spillDown(a: number, b: number): Point[] {
  const out = Math.sign(a) * 46;
  const tucked: Point[] = [
    [a * 0.78, b * 0.7],
    [a * 0.7, b * 0.1],
    [a * 0.8, -b * 0.5],
    [a * 0.74, -b * 0.84],
  ];
  const loose: Point[] = [
    [a + out * 0.5, -b * 0.8],
    [a + out, -b * 0.42],
    [a + out * 0.6, 0],
    [a + out * 1.1, b * 0.34],
    [a + out * 0.5, b * 0.74],
  ];
  return [...loose, ...tucked];
}

function spillAcross(a: number, b: number): Point[] {
  const loose: Point[] = [
    [-a * 0.82, -b - 14],
    [-a * 0.4, -b - 44],
    [a * 0.06, -b - 24],
    [a * 0.5, -b - 48],
    [a * 0.84, -b - 16],
  ];
  return [
    ...loose,
    [a * 0.74, -b * 0.86],
    [a * 0.2, -b * 0.8],
    [-a * 0.3, -b * 0.85],
    [-a * 0.76, -b * 0.82],
  ];
}

function spill(points: Point[], creases: string, x: number): string {
  const d = `${smooth([...points, points[0] ?? [0, 0]])}Z`;
  const sheet = linear(
    x < 0 ? 0 : x > 0 ? 180 : 90,
    [0, '#ffffff'],
    [0.6, '#fbf6ee'],
    [1, '#e4d9c8'],
  );
  return [
    path(d, palette.ink, { opacity: '0.1', transform: 'translate(4 9)' }),
    path(d, sheet),
    line(d, palette.sand, 1.4, { opacity: '0.8' }),
    creases && line(creases, palette.clay, 1.6, { opacity: '0.4', transform: `translate(${x} 0)` }),
  ].join('');
}

function footSheet(a: number, b: number): string {
  const edge: Point[] = [
    [-a, b * 0.7],
    [-a * 0.5, b * 0.76],
    [-a * 0.1, b * 0.68],
    [a * 0.4, b * 0.77],
    [a, b * 0.66],
  ];
  const d = `${smooth(edge)}L${a} ${b}H${-a}Z`;
  const creases = `M${-a * 0.5} ${b * 0.78}L${-a * 0.34} ${b}M${a * 0.1} ${b * 0.74}L${a * 0.2} ${b * 0.92}M${a * 0.6} ${b * 0.76}L${a * 0.5} ${b}`;
  return [
    path(d, palette.ink, { opacity: '0.13', transform: 'translate(0 -9)' }),
    path(d, linear(90, [0, '#ffffff'], [1, '#e2d7c6'])),
    line(creases, palette.clay, 1.6, { opacity: '0.5' }),
  ].join('');
}
