import { linear } from './paint.ts';
import { palette } from './palette.ts';
import { circle, ellipse, line, path, rect } from './svg.ts';

/** Small things of the day and of its care; the origin is the middle of what they stand on. */

/** One heeled shoe seen from the side, toe to the right, about 230 px long. */
export function shoe(colour: string = palette.ivory, trim: string = palette.brass): string {
  const satin = linear(90, [0, '#ffffff'], [0.5, colour], [1, palette.clay]);
  return [
    path(
      'M-104-96C-98-60-96-30-96 0H-86C-86-34-80-62-62-78Z',
      linear(0, [0, colour], [1, palette.clay]),
    ),
    path(
      'M-108-128C-112-112-108-96-98-82C-66-76-34-50-6-20C12-4 40 0 96 0C116 0 122-14 108-26C84-42 60-48 40-62C36-54 24-48 8-52C-20-62-50-96-78-120C-90-130-104-134-108-128Z',
      satin,
    ),
    path(
      'M-100-122C-86-112-58-76-26-58C-6-46 22-42 40-62C30-64 20-66 8-64C-22-72-50-100-78-120C-88-128-98-130-100-122Z',
      '#c9b597',
    ),
    path(
      'M-98-82C-66-76-34-50-6-20C12-4 40 0 96 0C60 6 10 8-12-8C-40-32-64-66-98-82Z',
      palette.kraftDark,
      { opacity: '0.6' },
    ),
    circle(48, -46, 11, trim),
    circle(48, -46, 5, '#fff7e0'),
  ].join('');
}

/** A satin bow, `w` wide. */
export function bow(w: number, colour: string, dark: string): string {
  const loop = `M0 0C${w * 0.1} ${-w * 0.26} ${w * 0.42} ${-w * 0.34} ${w * 0.5} ${-w * 0.16}C${w * 0.54} ${w * 0.04} ${w * 0.24} ${w * 0.12} 0 0Z`;
  const tail = `M0 0C${w * 0.08} ${w * 0.14} ${w * 0.16} ${w * 0.28} ${w * 0.34} ${w * 0.36}L${w * 0.2} ${w * 0.44}C${w * 0.06} ${w * 0.3} 0 ${w * 0.2}-4 0Z`;
  const half =
    path(tail, dark) +
    path(loop, linear(0, [0, colour], [1, dark])) +
    line(
      `M${w * 0.04} ${-w * 0.02}C${w * 0.16} ${-w * 0.1} ${w * 0.26} ${-w * 0.12} ${w * 0.34} ${-w * 0.1}`,
      dark,
      2,
    );
  return `${half}<g transform="scale(-1 1)">${half}</g>${rect(-w * 0.07, -w * 0.07, w * 0.14, w * 0.14, colour, { rx: w * 0.04 })}`;
}

/** A brown glass bottle with a stopper and a plain label. */
export function bottle(h: number, glass = '#7c5a3c'): string {
  const w = h * 0.36;
  const d = `M${-w / 2} 0V${-h * 0.56}Q${-w / 2} ${-h * 0.7}${-w * 0.2} ${-h * 0.76}V${-h * 0.9}H${w * 0.2}V${-h * 0.76}Q${w / 2} ${-h * 0.7} ${w / 2} ${-h * 0.56}V0Q0 ${h * 0.03}${-w / 2} 0Z`;
  return [
    path(d, linear(0, [0, palette.ink, 0.5], [0.25, '#ffffff', 0.2], [1, palette.ink, 0.4])),
    path(d, glass, { opacity: '0.82' }),
    rect(-w * 0.26, -h, w * 0.52, h * 0.12, palette.ink, { rx: 3 }),
    rect(-w / 2 + 1, -h * 0.5, w - 2, h * 0.32, palette.ivory),
    line(
      `M${-w * 0.3} ${-h * 0.4}H${w * 0.3}M${-w * 0.2} ${-h * 0.33}H${w * 0.2}M${-w * 0.26} ${-h * 0.26}H${w * 0.26}`,
      palette.clay,
      2,
    ),
    rect(-w * 0.38, -h * 0.62, w * 0.1, h * 0.56, '#ffffff', { opacity: '0.3', rx: 4 }),
  ].join('');
}

/** A soft brush lying down. */
export function brush(w: number): string {
  return [
    line(
      Array.from({ length: 16 }, (_, i) => `M${-w * 0.44 + i * w * 0.026} -8l-2 ${w * 0.1}`).join(
        '',
      ),
      palette.sand,
      4,
    ),
    path(
      `M${-w / 2}-8C${-w / 2}-28${-w * 0.06}-30 0-22L${w * 0.46}-26Q${w / 2}-18 ${w * 0.46}-10L0-8Z`,
      linear(90, [0, palette.kraftLight], [1, palette.kraftDark]),
    ),
    ellipse(w * 0.44, -18, 5, 3, palette.ink),
  ].join('');
}
