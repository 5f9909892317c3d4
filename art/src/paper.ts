import { at, seg } from './box.ts';
import { linear } from './paint.ts';
import { palette } from './palette.ts';
import { circle, ellipse, line, path, polygon, smooth, straight, type Point } from './svg.ts';

/** Sheets of paper and what is wrapped in them. */
interface Paper {
  light: string;
  edge: string;
  band: string;
}

/** A banded ream seen like a box, `r` by `l` and `h` high; the origin is its near corner. */
export function ream(r: number, l: number, h: number, { light, edge, band }: Paper): string {
  const count = Math.round(h / 8);
  const sheets = Array.from({ length: count }, (_, i) => {
    const slip = Math.sin(i * 2.7) * 4;
    const up = (i / count) * h;
    return `${seg(at(slip, 0, up), at(r + slip, 0, up))}${seg(at(0, 0, up), at(0, l + slip, up))}`;
  });
  const [from, to] = [r * 0.42, r * 0.58];
  const curl = curledCorner(r, l, h);
  return [
    polygon(
      [at(0, 0, 0), at(r, 0, 0), at(r, 0, h), at(0, 0, h)],
      linear(75, [0, light], [1, edge]),
    ),
    polygon(
      [at(0, 0, 0), at(0, l, 0), at(0, l, h), at(0, 0, h)],
      linear(100, [0, light], [0.4, light], [1, edge]),
    ),
    line(sheets.join(''), edge, 1.6),
    polygon(
      [at(0, 0, h), at(r, 0, h), at(r, l, h), at(0, l, h)],
      linear(160, [0, '#ffffff'], [1, light]),
    ),
    polygon([at(from, 0, 0), at(to, 0, 0), at(to, 0, h), at(from, 0, h)], band),
    polygon([at(from, 0, h), at(to, 0, h), at(to, l, h), at(from, l, h)], band),
    polygon([at(from, 0, 0), at(to, 0, 0), at(to, 0, h), at(from, 0, h)], palette.ink, {
      opacity: '0.12',
    }),
    curl,
  ].join('');
}

/** The near corner of the top sheets, lifted by the air. */
function curledCorner(r: number, l: number, h: number): string {
  const [a, b, tip] = [
    at(r * 0.34, 0, h),
    at(0, l * 0.5, h),
    at(r * 0.1, l * 0.16, h + Math.min(74, r * 0.22)),
  ];
  const lift = (k: number): string => {
    const top: Point = [tip[0], tip[1] + k];
    const d = `M${a.join(' ')}Q${at(r * 0.14, 0, h + 18 - k * 0.4).join(' ')} ${top.join(' ')}Q${at(0, l * 0.3, h + 22 - k * 0.4).join(' ')} ${b.join(' ')}Z`;
    return (
      path(d, linear(110, [0, '#ffffff'], [1, palette.stone])) +
      line(d, palette.clay, 1.2, { opacity: '0.5' })
    );
  };
  const under = polygon([a, at(0, 0, h), b], palette.ink, { opacity: '0.14' });
  return under + lift(40) + lift(20) + lift(0);
}

/** A teacup standing in its crumpled sheet. */
export function wrappedCup(): string {
  const crumple: Point[] = [
    [-150, 0],
    [-168, -54],
    [-120, -84],
    [-92, -50],
    [-40, -96],
    [10, -58],
    [64, -104],
    [96, -60],
    [142, -88],
    [166, -40],
    [150, 6],
  ];
  const d = `${smooth(crumple)}Q0 44-150 0Z`;
  const creases = `${straight([
    [-120, -80],
    [-84, 6],
  ])}${straight([
    [-40, -92],
    [-20, 10],
  ])}${straight([
    [64, -100],
    [36, 8],
  ])}${straight([
    [140, -84],
    [92, 0],
  ])}`;
  return [
    ellipse(0, -176, 84, 20, palette.paper),
    ellipse(0, -174, 74, 15, palette.clay, { opacity: '0.5' }),
    path(
      'M-84-176C-80-96-54-50-30-40H30C54-50 80-96 84-176C60-150-60-150-84-176Z',
      linear(20, [0, '#ffffff'], [0.6, palette.paper], [1, palette.sand]),
    ),
    line('M82-156C128-160 130-92 66-90', palette.paper, 13),
    line('M-80-140C-50-118 50-118 80-140', palette.moss, 4),
    circle(0, -96, 9, palette.rose),
    path('M-10-92C-34-84-40-106-14-100ZM10-92C34-84 40-106 14-100Z', palette.moss),
    path(d, linear(60, [0, '#ffffff'], [1, palette.sand])),
    line(creases, palette.clay, 1.8, { opacity: '0.6' }),
  ].join('');
}
