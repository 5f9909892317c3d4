import { clipped, linear, radial } from './paint.ts';
import { palette } from './palette.ts';
import { ellipse, fade, line, path, polygon, rect } from './svg.ts';

/** Walls, floors, light and shadows: what every scene stands in. */

/** A wall of one colour, lit from the upper left, over a floor that starts at `floorAt`. */
export function room(
  width: number,
  height: number,
  wall: string,
  floor: string,
  floorAt: number,
  skirting = true,
): string {
  const lit = radial([0.28, 0.2, 0.75], [0, '#ffffff', 0.34], [1, '#ffffff', 0]);
  const dusk = linear(20, [0, palette.ink, 0], [1, palette.ink, 0.13]);
  return [
    rect(0, 0, width, height, wall),
    rect(0, 0, width, floorAt, lit),
    rect(0, 0, width, floorAt, dusk),
    rect(0, floorAt, width, height - floorAt, floor),
    rect(
      0,
      floorAt,
      width,
      height - floorAt,
      linear(90, [0, palette.ink, 0.12], [0.5, palette.ink, 0]),
    ),
    skirting ? rect(0, floorAt - 46, width, 46, '#ffffff', { opacity: '0.2' }) : '',
    skirting
      ? line(`M0 ${floorAt - 46}H${width}M0 ${floorAt - 36}H${width}`, '#ffffff', 2, {
          opacity: '0.3',
        })
      : '',
  ].join('');
}

/** Slanting panes of window light on a wall, `w` by `h` at (x, y). */
export function windowLight(x: number, y: number, w: number, h: number, strength = 0.3): string {
  const slant = h * 0.28;
  const panes: string[] = [];
  for (let column = 0; column < 2; column++) {
    for (let row = 0; row < 3; row++) {
      const [left, right] = [x + (column * w) / 2 + 8, x + ((column + 1) * w) / 2 - 8];
      const [top, bottom] = [y + (row * h) / 3 + 8, y + ((row + 1) * h) / 3 - 8];
      const lean = (at: number): number => ((at - y) / h) * slant;
      panes.push(
        polygon(
          [
            [left + lean(top), top],
            [right + lean(top), top],
            [right + lean(bottom), bottom],
            [left + lean(bottom), bottom],
          ],
          '#fff6e2',
        ),
      );
    }
  }
  return fade(strength, panes.join(''));
}

/** A soft shadow on the ground. */
export const shadow = (cx: number, cy: number, rx: number, ry: number, strength = 0.34): string =>
  ellipse(
    cx,
    cy,
    rx,
    ry,
    radial(
      [],
      [0, palette.ink, strength],
      [0.55, palette.ink, strength * 0.55],
      [1, palette.ink, 0],
    ),
  );

/** An arched niche, the frame that the series returns to. */
export function arch(x: number, y: number, w: number, h: number, fill: string): string {
  const d = `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`;
  const depth = linear(8, [0, palette.ink, 0.16], [0.16, palette.ink, 0.03], [0.6, palette.ink, 0]);
  return path(d, fill) + path(d, depth) + line(d, '#ffffff', 3, { opacity: '0.35' });
}

/** A sash window `w` by `h` with sky behind and a sill below. */
export function sash(
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string = palette.paper,
): string {
  const glass = linear(70, [0, '#e9f0ee'], [0.6, palette.sky], [1, '#f3e7d8']);
  const inside = `M${x} ${y}h${w}v${h}h${-w}Z`;
  const glint = polygon(
    [
      [x + w * 0.1, y + h],
      [x + w * 0.45, y],
      [x + w * 0.68, y],
      [x + w * 0.33, y + h],
    ],
    '#ffffff',
    { opacity: '0.35' },
  );
  const bars = `M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.25}H${x + w}M${x} ${y + h * 0.75}H${x + w}`;
  return [
    rect(x - 16, y - 16, w + 32, h + 26, frame),
    rect(x - 16, y - 16, w + 32, h + 26, linear(0, [0, palette.ink, 0.02], [1, palette.ink, 0.1])),
    path(inside, glass),
    clipped(inside, glint),
    line(bars, frame, 7),
    line(`M${x} ${y + h / 2}H${x + w}`, frame, 14),
    line(`M${x} ${y + h / 2 + 8}H${x + w}`, palette.ink, 2, { opacity: '0.15' }),
    rect(x - 34, y + h + 8, w + 68, 22, frame),
    rect(x - 34, y + h + 30, w + 68, 10, palette.ink, { opacity: '0.12' }),
  ].join('');
}
