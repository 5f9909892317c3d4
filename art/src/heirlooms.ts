import { bow } from './keepsakes.ts';
import { lace } from './lace.ts';
import { clipped, linear } from './paint.ts';
import { cloths, palette } from './palette.ts';
import { circle, ellipse, line, path, place, randomFrom, rect } from './svg.ts';

/** Petals strewn over the floor of a 1200 px wide scene. */
export function petals(): string {
  const random = randomFrom(12);
  return Array.from({ length: 26 }, (_, i) => {
    const colour = [palette.rose, palette.paper, '#d9a79c'][i % 3] ?? palette.rose;
    return place(
      random() * 1200,
      690 + random() * 190,
      ellipse(0, 0, 13, 7, colour, { opacity: '0.9' }),
      { turn: Math.round(random() * 180) },
    );
  }).join('');
}

/** A travelling trunk, 500 px wide; the origin is the middle of its foot. */
export function trunk(): string {
  return [
    rect(-250, -170, 500, 170, linear(90, [0, '#7d5a36'], [1, '#5e4326']), { rx: 8 }),
    path(
      'M-256-166V-190Q-256-214-226-214H226Q256-214 256-190V-166Z',
      linear(90, [0, '#96704a'], [1, '#7d5a36']),
    ),
    rect(-180, -214, 34, 214, '#4d3720'),
    rect(146, -214, 34, 214, '#4d3720'),
    rect(-24, -190, 48, 56, palette.brass, { rx: 6 }),
    circle(0, -154, 7, '#4d3720'),
    line('M-250-166H250', '#3b2a18', 4),
  ].join('');
}

/** The closed lid of a dress box, tied with ribbon, from above. */
export const lid = (w: number, h: number): string =>
  [
    rect(-w / 2 + 8, -h / 2 + 14, w, h, palette.ink, { opacity: '0.2', rx: 8 }),
    rect(-w / 2, -h / 2, w, h, palette.green, { rx: 6 }),
    rect(-w / 2, -h / 2, w, h, linear(30, [0, '#ffffff', 0.16], [1, '#000000', 0.12]), { rx: 6 }),
    rect(-w / 2 + 20, -h / 2 + 20, w - 40, h - 40, 'none', {
      stroke: palette.gold,
      'stroke-width': 2.5,
    }),
    rect(-26, -h / 2, 52, h, palette.blush),
    rect(-w / 2, -30, w, 52, palette.blush),
    place(0, -6, bow(230, '#f0d9d0', '#cfa497')),
  ].join('');

/** A length of lace over the edge of the table. */
export function laceCloth(): string {
  const scallops = Array.from(
    { length: 16 },
    (_, i) => `q-29 ${i % 2 ? 44 : 52}-58 ${(i % 4) * 2 - 3}`,
  ).join('');
  const d = `M170 574H1030Q1060 600 1064 640L1072 786${scallops}L136 640Q140 600 170 574Z`;
  const pleats = [230, 400, 560, 700, 880, 1000].map((x, i) =>
    path(
      `M${x} 610C${x + 8} 690 ${x - 20} 740 ${x - 26} 830H${x + 34}C${x + 40} 740 ${x + 20} 680 ${x} 610Z`,
      cloths.ivory.deep,
      { opacity: i % 2 ? '0.18' : '0.3' },
    ),
  );
  return [
    path(d, palette.ink, { opacity: '0.14', transform: 'translate(6 12)' }),
    path(d, linear(90, [0, cloths.ivory.light], [0.2, cloths.ivory.base], [1, cloths.ivory.shade])),
    clipped(d, pleats.join('')),
    path(d, lace(cloths.ivory, 1.4)),
    line(d, cloths.ivory.line, 2),
  ].join('');
}

/** Pearls in a dish. */
export function pearls(x: number, y: number): string {
  const dish =
    ellipse(x, y, 120, 34, palette.paper) +
    ellipse(x, y - 3, 96, 24, palette.blush, { opacity: '0.6' });
  const beads = Array.from({ length: 17 }, (_, i) => {
    const a = i * 2.4;
    return circle(
      x + Math.cos(a) * (i * 4.6),
      y - 12 + Math.sin(a) * (i * 1.1),
      10,
      linear(45, [0, '#ffffff'], [1, palette.sand]),
    );
  });
  return dish + beads.join('');
}
