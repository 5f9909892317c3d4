import { clipped, linear } from './paint.ts';
import { palette } from './palette.ts';
import { circle, line, path, rect } from './svg.ts';

/** A storage unit in a corridor wall, `w` by `h`, its foot at the origin's height, left at 0. */
export function storageUnit(
  w: number,
  h: number,
  open: number,
  content = '',
  door: string = palette.green,
): string {
  const inside = `M0 0V${-h}H${w}V0Z`;
  const raised = h * (1 - open);
  const slats = Array.from(
    { length: Math.floor(raised / 26) },
    (_, i) => `M0 ${-h + i * 26}H${w}`,
  ).join('');
  const depth = w * 0.1;
  return [
    path(inside, linear(90, [0, '#3a4642'], [1, '#6c756e'])),
    path(
      `M${depth} ${-h * 0.12}H${w - depth}V${-h}H${depth}Z`,
      linear(90, [0, '#46534e'], [1, '#7b857d']),
    ),
    path(`M0 0L${depth} ${-h * 0.12}H${w - depth}L${w} 0Z`, '#a49c8d'),
    clipped(inside, content),
    rect(0, -h, w, raised, door),
    rect(
      0,
      -h,
      w,
      raised,
      linear(60, [0, '#000000', 0.22], [0.2, '#ffffff', 0.08], [1, '#000000', 0.08]),
    ),
    line(slats, '#0f211d', 2, { opacity: '0.35' }),
    line(slats, '#ffffff', 2, { opacity: '0.12', transform: 'translate(0 3)' }),
    rect(0, -h + raised - 18, w, 18, '#172b26'),
    rect(w / 2 - 30, -h + raised - 12, 60, 8, palette.brass, { rx: 4 }),
    rect(-18, -h - 22, w + 36, 24, palette.paper),
    rect(-18, -h, 18, h, palette.paper),
    rect(w, -h, 18, h, palette.paper),
    rect(-18, -h, 4, h, palette.ink, { opacity: '0.12' }),
    rect(0, -h, 10, h, palette.ink, { opacity: '0.18' }),
    open
      ? ''
      : circle(w * 0.82, -h * 0.36, 13, palette.brass) +
        rect(w * 0.82 - 13, -h * 0.36, 26, 24, palette.brass, { rx: 4 }),
  ].join('');
}
