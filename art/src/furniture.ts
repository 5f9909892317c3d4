import { linear } from './paint.ts';
import { palette } from './palette.ts';
import { circle, ellipse, line, path, rect } from './svg.ts';

/** Furniture; the origin is the middle of what stands on the floor. */

export function sofa(w: number, colour: string, dark: string): string {
  const h = w * 0.36;
  const cushion = (x: number): string =>
    rect(x, -h * 0.98, w * 0.4, h * 0.56, linear(90, [0, '#ffffff', 0.2], [1, palette.ink, 0.1]), {
      rx: 22,
    });
  return [
    line(
      `M${-w * 0.42} ${-h * 0.14}L${-w * 0.44} 0M${w * 0.42} ${-h * 0.14}L${w * 0.44} 0`,
      palette.kraftDark,
      12,
    ),
    rect(-w * 0.44, -h, w * 0.88, h * 0.8, dark, { rx: 34 }),
    cushion(-w * 0.405),
    cushion(w * 0.005),
    rect(-w * 0.42, -h * 0.52, w * 0.84, h * 0.24, colour, { rx: 20 }),
    rect(-w * 0.42, -h * 0.52, w * 0.84, h * 0.1, '#ffffff', { rx: 18, opacity: '0.14' }),
    line(`M0 ${-h * 0.5}V${-h * 0.3}`, dark, 4),
    rect(-w * 0.44, -h * 0.34, w * 0.88, h * 0.22, colour, { rx: 10 }),
    rect(
      -w * 0.44,
      -h * 0.34,
      w * 0.88,
      h * 0.22,
      linear(90, [0, palette.ink, 0], [1, palette.ink, 0.2]),
      { rx: 10 },
    ),
    rect(-w / 2, -h * 0.72, w * 0.12, h * 0.6, colour, { rx: 26 }),
    rect(w * 0.38, -h * 0.72, w * 0.12, h * 0.6, colour, { rx: 26 }),
    rect(w * 0.38, -h * 0.72, w * 0.12, h * 0.6, palette.ink, { rx: 26, opacity: '0.1' }),
  ].join('');
}

/** A work table with two drawers, its top at `-h`. */
export function table(w: number, h: number, wood: string = palette.kraft): string {
  const dark = palette.kraftDark;
  const drawer = (x: number): string =>
    rect(x, -h + 34, w * 0.3, 44, linear(90, [0, wood], [1, dark]), {
      rx: 3,
      stroke: dark,
      'stroke-width': 1.5,
    }) + circle(x + w * 0.15, -h + 56, 6, palette.gold);
  return [
    rect(-w * 0.46, -h + 20, 26, h - 20, dark),
    rect(w * 0.46 - 26, -h + 20, 26, h - 20, dark),
    rect(-w * 0.46, -h + 20, w * 0.92, 70, linear(90, [0, dark], [0.4, wood], [1, dark])),
    drawer(-w * 0.36),
    drawer(w * 0.06),
    rect(-w / 2, -h, w, 24, linear(90, [0, palette.kraftLight], [1, wood])),
    rect(-w / 2, -h + 24, w, 8, palette.ink, { opacity: '0.2' }),
  ].join('');
}

export function floorLamp(h: number): string {
  return [
    ellipse(0, 0, h * 0.11, h * 0.022, palette.kraftDark),
    line(`M0 0V${-h * 0.78}`, palette.brass, 7),
    path(
      `M${-h * 0.1} ${-h}H${h * 0.1}L${h * 0.16} ${-h * 0.76}H${-h * 0.16}Z`,
      linear(90, [0, '#fff6e0'], [1, palette.stone]),
    ),
    ellipse(0, -h * 0.76, h * 0.16, h * 0.016, '#fdf0d0'),
  ].join('');
}

/** A framed picture of hills on the wall; the origin is its middle. */
export function frame(w: number, h: number, oval = false): string {
  const [wood, mat] = [palette.brass, palette.paper];
  if (oval) {
    return [
      ellipse(0, 0, w / 2, h / 2, wood),
      ellipse(0, 0, w / 2 - 12, h / 2 - 12, mat),
      ellipse(0, 0, w / 2 - 30, h / 2 - 30, linear(90, [0, palette.sand], [1, palette.clay])),
      path(`M-14 ${-h * 0.1}C-6-2 6-2 14 ${-h * 0.1}L12 6L34 ${h * 0.26}H-34L-12 6Z`, mat),
    ].join('');
  }
  return [
    rect(-w / 2, -h / 2, w, h, wood),
    rect(-w / 2 + 10, -h / 2 + 10, w - 20, h - 20, mat),
    rect(-w / 2 + 34, -h / 2 + 34, w - 68, h - 68, palette.sky),
    path(
      `M${-w / 2 + 34} ${h * 0.12}Q${-w * 0.1} ${-h * 0.12} ${w / 2 - 34} ${h * 0.1}V${h / 2 - 34}H${-w / 2 + 34}Z`,
      palette.sage,
    ),
    path(
      `M${-w / 2 + 34} ${h * 0.22}Q${w * 0.1} ${h * 0.02} ${w / 2 - 34} ${h * 0.24}V${h / 2 - 34}H${-w / 2 + 34}Z`,
      palette.moss,
    ),
  ].join('');
}
