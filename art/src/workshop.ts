import { linear } from './paint.ts';
import { cloths, palette } from './palette.ts';
import { circle, ellipse, line, path, place, rect } from './svg.ts';

/** The tools of the workroom; the origin is the middle of what they stand on. */

/** A standing steamer with its hose; the origin is its foot. */
export function steamer(h: number): string {
  return [
    path(
      'M-70 0V-96Q-70-124-40-124H40Q70-124 70-96V0Z',
      linear(20, [0, '#fffdf8'], [1, palette.sand]),
    ),
    rect(-58, -70, 54, 46, palette.sky, { rx: 8 }),
    circle(34, -46, 12, palette.brass),
    line(`M0-124V${-h}`, '#b9c2c4', 8),
    line(
      `M44-120C110-180 60-330 90-${Math.round(h * 0.62)}C100-${Math.round(h * 0.8)} 60-${Math.round(h * 0.9)} 20-${h}`,
      palette.ink,
      9,
      { opacity: '0.75' },
    ),
    path(`M-34 ${-h - 10}H34L24 ${-h - 44}H-24Z`, palette.ink),
    circle(-52, -4, 12, palette.ink),
    circle(52, -4, 12, palette.ink),
  ].join('');
}

/** Steam rising, faint. */
export const steam = (): string =>
  line(
    'M0 0C-30-50 30-80 0-130S20-210-6-250M46-10C20-60 70-90 44-140S60-200 44-230M-40-6C-66-50-20-76-44-120',
    '#ffffff',
    13,
    { opacity: '0.4' },
  );

/** A rail on two posts, `w` wide and `h` high; the origin is the left foot. */
export function rail(w: number, h: number): string {
  const steel = linear(0, [0, '#e4c98f'], [0.5, palette.brass], [1, '#7e5f2d']);
  return [
    rect(-7, -h, 14, h, steel),
    rect(w - 7, -h, 14, h, steel),
    rect(-40, -12, 80, 12, palette.kraftDark, { rx: 6 }),
    rect(w - 40, -12, 80, 12, palette.kraftDark, { rx: 6 }),
    rect(-26, -h - 8, w + 52, 15, linear(90, [0, '#e9d29d'], [1, palette.brass]), { rx: 7 }),
  ].join('');
}

/** A bowl of water with bubbles. */
export function basin(w: number): string {
  const h = w * 0.32;
  const foam = [-0.3, -0.16, 0, 0.14, 0.28].map((k, i) =>
    circle(k * w, -h - 3 - (i % 2) * 8, w * (0.06 + (i % 3) * 0.014), '#ffffff', {
      opacity: '0.9',
    }),
  );
  return [
    ellipse(0, -h, w / 2, w * 0.09, palette.paper),
    ellipse(0, -h + 3, w * 0.45, w * 0.07, palette.sky),
    ...foam,
    path(
      `M${-w / 2} ${-h}C${-w * 0.46} ${-h * 0.2}${-w * 0.3} 0${-w * 0.16} 0H${w * 0.16}C${w * 0.3} 0 ${w * 0.46} ${-h * 0.2} ${w / 2} ${-h}C${w * 0.4} ${-h + w * 0.11}${-w * 0.4} ${-h + w * 0.11}${-w / 2} ${-h}Z`,
      linear(30, [0, palette.paper], [1, palette.sand]),
    ),
    line(
      `M${-w * 0.47} ${-h * 0.74}C${-w * 0.3} ${-h * 0.44} ${w * 0.3} ${-h * 0.44} ${w * 0.47} ${-h * 0.74}`,
      '#7f97a5',
      3,
      { opacity: '0.7' },
    ),
  ].join('');
}

/** An embroidery hoop with a spray of lace being mended. */
export function hoop(r: number): string {
  const spray = [0, 60, 120, 180, 240, 300].map((turn) =>
    place(
      0,
      0,
      ellipse(0, -r * 0.34, r * 0.12, r * 0.22, cloths.ivory.light, {
        stroke: cloths.ivory.line,
        'stroke-width': 2.5,
      }),
      { turn },
    ),
  );
  return [
    circle(6, 12, r + 4, palette.ink, { opacity: '0.16' }),
    circle(0, 0, r, palette.paper, { stroke: palette.kraft, 'stroke-width': 18 }),
    circle(0, 0, r + 9, 'none', { stroke: palette.kraftDark, 'stroke-width': 2 }),
    circle(0, 0, r - 9, 'none', { stroke: palette.kraftDark, 'stroke-width': 1.5 }),
    ...spray,
    circle(0, 0, r * 0.1, palette.blush, { stroke: cloths.ivory.line, 'stroke-width': 2 }),
    line(
      `M${-r * 0.7} ${r * 0.3}C${-r * 0.5} ${r * 0.1}${-r * 0.5} ${r * 0.5}${-r * 0.3} ${r * 0.62}M${r * 0.7} ${r * 0.3}C${r * 0.5} ${r * 0.1} ${r * 0.5} ${r * 0.5} ${r * 0.3} ${r * 0.62}`,
      palette.sage,
      4,
    ),
    rect(-13, -r - 26, 26, 24, palette.brass, { rx: 4 }),
  ].join('');
}

/** A spool of thread standing up. */
export const spool = (h: number, thread: string): string =>
  [
    rect(-h * 0.36, -h * 0.12, h * 0.72, h * 0.12, palette.kraft, { rx: 3 }),
    rect(-h * 0.26, -h * 0.86, h * 0.52, h * 0.76, thread),
    line(
      [0.2, 0.34, 0.48, 0.62, 0.76]
        .map((k) => `M${-h * 0.26} ${-h * k}l${h * 0.52} ${-h * 0.05}`)
        .join(''),
      '#ffffff',
      2,
      { opacity: '0.4' },
    ),
    rect(
      -h * 0.26,
      -h * 0.86,
      h * 0.52,
      h * 0.76,
      linear(0, [0, palette.ink, 0.25], [0.4, '#ffffff', 0.2], [1, palette.ink, 0.3]),
    ),
    rect(-h * 0.36, -h, h * 0.72, h * 0.14, palette.kraftLight, { rx: 3 }),
  ].join('');
