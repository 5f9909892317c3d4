import { tile } from './paint.ts';
import type { Cloth } from './palette.ts';
import { circle, el, line, place } from './svg.ts';

/** Lace, net and beadwork as repeating tiles, in the line colour of a cloth. */

export function lace(cloth: Cloth, scale = 1): string {
  const size = 72 * scale;
  const flower = place(0, 0, bloom(cloth), { scale });
  const sprig = line(
    'M-20 14C-8 4 4 6 18-12M-6 5c-4-8 0-12 4-14M4 2c6 2 10 0 14 6',
    cloth.line,
    1.6,
  );
  const content = [
    net(cloth, size),
    place(size * 0.27, size * 0.3, flower),
    place(size * 0.77, size * 0.8, flower, { scale: 0.8, turn: 30 }),
    place(size * 0.76, size * 0.26, sprig, { scale: scale * 0.8 }),
    place(size * 0.24, size * 0.78, sprig, { scale: scale * 0.8, mirror: true }),
  ].join('');
  return tile(`lace${nameOf(cloth)}${Math.round(scale * 100)}`, size, size, content);
}

export function beading(cloth: Cloth): string {
  const bead = (x: number, y: number, r: number): string =>
    circle(x, y, r, cloth.light, { stroke: cloth.line, 'stroke-width': 1 }) +
    circle(x - r * 0.3, y - r * 0.3, r * 0.35, '#ffffff');
  const content =
    bead(6, 6, 3.4) + bead(17, 15, 2.4) + bead(6, 23, 2) + bead(19, 28, 3) + bead(18, 4, 1.6);
  return tile(`beads${nameOf(cloth)}`, 24, 34, content);
}

function bloom(cloth: Cloth): string {
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    el('ellipse', {
      cx: 0,
      cy: -9.5,
      rx: 5.2,
      ry: 7.6,
      fill: cloth.light,
      stroke: cloth.line,
      'stroke-width': 1.3,
      transform: `rotate(${turn})`,
    }),
  );
  return petals.join('') + circle(0, 0, 3, cloth.line, { opacity: '0.75' });
}

function net(cloth: Cloth, size: number): string {
  const step = size / 6;
  let d = '';
  for (let i = 0; i < 6; i++)
    d += `M${(i * step).toFixed(1)} 0l${size} ${size}M0 ${(i * step).toFixed(1)}l${size} ${size}`;
  for (let i = 0; i < 6; i++)
    d += `M${((i + 1) * step).toFixed(1)} 0l${-size} ${size}M${size} ${(i * step).toFixed(1)}l${-size} ${size}`;
  return line(d, cloth.line, 0.6, { opacity: '0.35' });
}

const nameOf = (cloth: Cloth): string => cloth.line.slice(1);
