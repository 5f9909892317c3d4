import { palette } from './palette.ts';
import { linear } from './paint.ts';
import { circle, ellipse, line, path, place, randomFrom, rect } from './svg.ts';

/** Small things of the day; the origin is the middle of what they stand on. */

/** One heeled shoe seen from the side, toe to the right, about 230 px long. */
export function shoe(colour: string = palette.ivory, trim: string = palette.brass): string {
  const satin = linear([[0, '#ffffff'], [0.5, colour], [1, palette.clay]]);
  return [
    path('M-104-96C-98-60-96-30-96 0H-86C-86-34-80-62-62-78Z', linear([[0, colour], [1, palette.clay]], 0)),
    path('M-108-128C-112-112-108-96-98-82C-66-76-34-50-6-20C12-4 40 0 96 0C116 0 122-14 108-26C84-42 60-48 40-62C36-54 24-48 8-52C-20-62-50-96-78-120C-90-130-104-134-108-128Z', satin),
    path('M-100-122C-86-112-58-76-26-58C-6-46 22-42 40-62C30-64 20-66 8-64C-22-72-50-100-78-120C-88-128-98-130-100-122Z', '#c9b597'),
    path('M-98-82C-66-76-34-50-6-20C12-4 40 0 96 0C60 6 10 8-12-8C-40-32-64-66-98-82Z', palette.kraftDark, { opacity: '0.6' }),
    circle(48, -46, 11, trim),
    circle(48, -46, 5, '#fff7e0'),
  ].join('');
}

/** Roses, ranunculus and leaves tied with a ribbon; stems down to the origin. */
export function bouquet(size: number, seed = 3): string {
  const random = randomFrom(seed);
  const heads = [[0, -0.66, 0.2], [-0.24, -0.56, 0.17], [0.25, -0.58, 0.18], [-0.13, -0.8, 0.15], [0.15, -0.82, 0.14], [-0.34, -0.74, 0.12], [0.36, -0.76, 0.12], [0, -0.46, 0.14]] as const;
  const colours = [palette.blush, palette.paper, '#d9a79c', palette.ivory, palette.rose];
  const leaves = Array.from({ length: 16 }, (_, i) => {
    const turn = -150 + i * 20 + random() * 10;
    const leaf = `M0 0C18-14 24-50 0-84C-22-50-16-14 0 0Z`;
    return place(0, -size * 0.62, place(0, -size * 0.2, path(leaf, [palette.moss, palette.sage, '#6b8d7d'][i % 3] ?? palette.moss)), { turn, scale: size / 300 });
  });
  const stems = [-22, -10, 2, 14, 26].map((x) => `M${x * 0.6} ${-size * 0.5}L${x} 0`).join('');
  return [
    line(stems, palette.moss, 7),
    ...leaves,
    ...heads.map(([x, y, r], i) => place(x * size, y * size, rose(r * size, colours[i % colours.length] ?? palette.blush))),
    path(`M-22 ${-size * 0.3}H24L20 ${-size * 0.16}H-18Z`, linear([[0, '#fffaf2'], [1, palette.blush]], 0)),
    path(`M2 ${-size * 0.2}C20 ${-size * 0.1} 10 ${size * 0.02} 34 ${size * 0.06}L20 ${size * 0.08}C0 0 6 ${-size * 0.1}-6 ${-size * 0.2}Z`, palette.blush),
  ].join('');
}

/** A rose head: petals turning inwards. */
export function rose(r: number, colour: string): string {
  const ring = (radius: number, count: number, petal: number, turn: number): string =>
    Array.from({ length: count }, (_, i) => {
      const a = ((i / count) * 360 + turn) * (Math.PI / 180);
      return circle(Math.cos(a) * radius, Math.sin(a) * radius, petal, colour, { stroke: palette.rose, 'stroke-width': 1, 'stroke-opacity': '0.35' });
    }).join('');
  const swirl = line(`M${-r * 0.2} 0A${r * 0.2} ${r * 0.2} 0 1 1 ${r * 0.1} ${r * 0.18}M${-r * 0.36} ${r * 0.06}A${r * 0.38} ${r * 0.38} 0 1 1 ${r * 0.2} ${r * 0.36}`, palette.rose, 1.8, { opacity: '0.55' });
  const depth = circle(0, 0, r, linear([[0, '#ffffff', 0.25], [1, palette.rose, 0.28]], 60));
  return ring(r * 0.55, 6, r * 0.48, 10) + ring(r * 0.3, 5, r * 0.4, 40) + circle(0, 0, r * 0.34, colour) + depth + swirl;
}

/** A satin bow, `w` wide. */
export function bow(w: number, colour: string, dark: string): string {
  const loop = `M0 0C${w * 0.1} ${-w * 0.26} ${w * 0.42} ${-w * 0.34} ${w * 0.5} ${-w * 0.16}C${w * 0.54} ${w * 0.04} ${w * 0.24} ${w * 0.12} 0 0Z`;
  const tail = `M0 0C${w * 0.08} ${w * 0.14} ${w * 0.16} ${w * 0.28} ${w * 0.34} ${w * 0.36}L${w * 0.2} ${w * 0.44}C${w * 0.06} ${w * 0.3} 0 ${w * 0.2}-4 0Z`;
  const half = path(tail, dark) + path(loop, linear([[0, colour], [1, dark]], 0)) + line(`M${w * 0.04} ${-w * 0.02}C${w * 0.16} ${-w * 0.1} ${w * 0.26} ${-w * 0.12} ${w * 0.34} ${-w * 0.1}`, dark, 2);
  return `${half}<g transform="scale(-1 1)">${half}</g>${rect(-w * 0.07, -w * 0.07, w * 0.14, w * 0.14, colour, { rx: w * 0.04 })}`;
}

/** A brown glass bottle with a stopper and a plain label. */
export function bottle(h: number, glass = '#7c5a3c'): string {
  const w = h * 0.36;
  const d = `M${-w / 2} 0V${-h * 0.56}Q${-w / 2} ${-h * 0.7}${-w * 0.2} ${-h * 0.76}V${-h * 0.9}H${w * 0.2}V${-h * 0.76}Q${w / 2} ${-h * 0.7} ${w / 2} ${-h * 0.56}V0Q0 ${h * 0.03}${-w / 2} 0Z`;
  return [
    path(d, linear([[0, palette.ink, 0.5], [0.25, '#ffffff', 0.2], [1, palette.ink, 0.4]], 0)),
    path(d, glass, { opacity: '0.82' }),
    rect(-w * 0.26, -h, w * 0.52, h * 0.12, palette.ink, { rx: 3 }),
    rect(-w / 2 + 1, -h * 0.5, w - 2, h * 0.32, palette.ivory),
    line(`M${-w * 0.3} ${-h * 0.4}H${w * 0.3}M${-w * 0.2} ${-h * 0.33}H${w * 0.2}M${-w * 0.26} ${-h * 0.26}H${w * 0.26}`, palette.clay, 2),
    rect(-w * 0.38, -h * 0.62, w * 0.1, h * 0.56, '#ffffff', { opacity: '0.3', rx: 4 }),
  ].join('');
}

/** A soft brush lying down. */
export function brush(w: number): string {
  return [
    line(Array.from({ length: 16 }, (_, i) => `M${-w * 0.44 + i * w * 0.026} -8l-2 ${w * 0.1}`).join(''), palette.sand, 4),
    path(`M${-w / 2}-8C${-w / 2}-28${-w * 0.06}-30 0-22L${w * 0.46}-26Q${w / 2}-18 ${w * 0.46}-10L0-8Z`, linear([[0, palette.kraftLight], [1, palette.kraftDark]])),
    ellipse(w * 0.44, -18, 5, 3, palette.ink),
  ].join('');
}
