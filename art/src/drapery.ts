import { linear, tile } from './paint.ts';
import { palette, type Cloth } from './palette.ts';
import { circle, line, path, place, randomFrom, rect } from './svg.ts';

/** Curtains and blinds; the origin is the upper left corner. */

export function curtain(w: number, h: number, cloth: Cloth, seed = 1, lining?: string): string {
  const random = randomFrom(seed);
  const count = Math.max(3, Math.round(w / 46));
  const breadths = Array.from({ length: count }, () => 0.7 + random() * 0.6);
  const whole = breadths.reduce((sum, b) => sum + b, 0);
  let x = 0;
  const pleats = breadths.map((breadth) => {
    const b = (breadth / whole) * w;
    const [sway, dip] = [(random() - 0.5) * 10, 4 + random() * 9];
    const d = `M${x} 0H${x + b}C${x + b + sway} ${h * 0.4} ${x + b - sway} ${h * 0.7} ${x + b} ${h}Q${x + b / 2} ${h + dip * 2} ${x} ${h}C${x - sway} ${h * 0.7} ${x + sway} ${h * 0.4} ${x} 0Z`;
    x += b;
    return path(
      d,
      linear(
        0,
        [0, cloth.deep],
        [0.2, cloth.shade],
        [0.48, cloth.light],
        [0.75, cloth.base],
        [1, cloth.deep],
      ),
    );
  });
  const turned = lining
    ? path(
        `M${w - 4} 8C${w + 8} ${h * 0.5} ${w - 4} ${h * 0.8} ${w + 26} ${h + 4}L${w - 18} ${h + 6}C${w - 14} ${h * 0.6} ${w - 10} ${h * 0.3} ${w - 4} 8Z`,
        lining,
      )
    : '';
  return [
    turned,
    ...pleats,
    rect(0, 0, w, 44, linear(90, [0, palette.ink, 0.14], [1, palette.ink, 0])),
    rect(0, h * 0.55, w, h * 0.46, linear(90, [0, palette.ink, 0], [1, palette.ink, 0.16])),
    line(`M0 ${h - 44}H${w}`, cloth.line, 1.6, { opacity: '0.6' }),
  ].join('');
}

/** A brass pole with rings and finials. */
export function pole(w: number, rings: readonly number[]): string {
  const brass = linear(90, [0, '#e4c98f'], [0.5, palette.brass], [1, '#7e5f2d']);
  return [
    ...rings.map((x) => circle(x, 18, 17, 'none', { stroke: palette.brass, 'stroke-width': 5 })),
    rect(-30, -9, w + 60, 18, brass, { rx: 9 }),
    circle(-40, 0, 19, brass),
    circle(w + 40, 0, 19, brass),
  ].join('');
}

/** A roman blind, half drawn, in a ticking stripe. */
export function romanBlind(w: number, h: number, cloth: Cloth): string {
  const stripe = tile(
    `stripe${cloth.line.slice(1)}`,
    46,
    20,
    `${rect(0, 0, 9, 20, cloth.shade)}${rect(14, 0, 2.5, 20, cloth.line)}`,
  );
  const rows = [0, 0.22, 0.44, 0.64, 0.8, 0.9].map((k) => k * h);
  const bands = rows.map((y, i) => {
    const next = (rows[i + 1] ?? h) + 12;
    const d = `M${-i * 0.8} ${y}H${w + i * 0.8}V${next - 6}Q${w / 2} ${next + 9} ${-i * 0.8} ${next - 6}Z`;
    return place(
      0,
      0,
      path(d, cloth.base) +
        path(d, stripe) +
        path(d, linear(90, [0, '#ffffff', 0.28], [0.7, '#ffffff', 0], [1, palette.ink, 0.26])),
    );
  });
  return [
    ...bands.reverse(),
    rect(-6, -12, w + 12, 26, cloth.light),
    rect(-6, 12, w + 12, 5, palette.ink, { opacity: '0.16' }),
    line(`M${w - 26} 10V${h * 1.3}`, palette.paper, 3),
    circle(w - 26, h * 1.3 + 10, 10, palette.brass),
  ].join('');
}
