import { linear, tile } from './paint.ts';
import { palette } from './palette.ts';
import { circle, line, path, place, randomFrom, rect } from './svg.ts';

/** A London terrace: brick above, stucco below. The origin is on the pavement, left. */
export interface House {
  width: number;
  brick: string;
  door: string;
}

export function terrace(houses: readonly House[], height: number): string {
  let x = 0;
  return houses
    .map((house) => {
      const drawn = place(x, 0, facade(house, height));
      x += house.width;
      return drawn;
    })
    .join('');
}

function facade({ width: w, brick, door }: House, h: number): string {
  const courses = tile(
    `brick${brick.slice(1)}`,
    40,
    24,
    line('M0 0H40M0 12H40M10 0V12M30 12V24', '#ffffff', 1.2, { opacity: '0.16' }),
  );
  const stucco = h * 0.36;
  const storey = (h - stucco) / 2;
  const windows = [0, 1].flatMap((row) =>
    [0.27, 0.73].map((k) =>
      place(w * k, -stucco - storey * (1 - row) - storey * 0.16, pane(w * 0.21, storey * 0.64)),
    ),
  );
  return [
    rect(0, -h, w, h, brick),
    rect(0, -h, w, h - stucco, courses),
    rect(0, -stucco, w, stucco, linear(90, [0, palette.paper], [1, palette.stone])),
    line([0.25, 0.5, 0.75].map((k) => `M0 ${-stucco * k}H${w}`).join(''), palette.sand, 2),
    rect(0, -stucco - 14, w, 18, palette.paper),
    rect(0, -stucco + 4, w, 5, palette.ink, { opacity: '0.1' }),
    rect(-4, -h - 10, w + 8, 24, palette.paper),
    rect(-4, -h + 14, w + 8, 6, palette.ink, { opacity: '0.12' }),
    ...windows,
    place(w * 0.7, -30, pane(w * 0.26, stucco * 0.52)),
    place(w * 0.27, 0, entrance(w * 0.25, stucco * 0.86, door)),
    rect(w - 3, -h, 3, h, palette.ink, { opacity: '0.12' }),
    place(w * 0.46, 0, railings(w * 0.54)),
  ].join('');
}

/** A sash window; the origin is the middle of its sill. */
function pane(w: number, h: number): string {
  const glass = linear(60, [0, '#cfdcdd'], [0.5, '#8da3a8'], [1, '#aebdbd']);
  const bars = `M0 ${-h}V0M${-w / 2} ${-h * 0.75}H${w / 2}M${-w / 2} ${-h * 0.25}H${w / 2}`;
  return [
    rect(-w / 2 - 7, -h - 7, w + 14, h + 9, palette.paper),
    rect(-w / 2, -h, w, h, glass),
    path(
      `M${-w / 2} ${-h}H${-w * 0.24}C${-w * 0.3} ${-h * 0.5}${-w * 0.42} ${-h * 0.3}${-w / 2} 0Z`,
      '#fffaf0',
      { opacity: '0.75' },
    ),
    path(
      `M${w / 2} ${-h}H${w * 0.24}C${w * 0.3} ${-h * 0.5} ${w * 0.42} ${-h * 0.3} ${w / 2} 0Z`,
      '#fffaf0',
      { opacity: '0.6' },
    ),
    line(bars, palette.paper, 3),
    line(`M${-w / 2} ${-h / 2}H${w / 2}`, palette.paper, 6),
    rect(-w / 2 - 13, 0, w + 26, 9, palette.paper),
    rect(-w / 2 - 13, 9, w + 26, 4, palette.ink, { opacity: '0.18' }),
  ].join('');
}

function entrance(w: number, h: number, door: string): string {
  const panels = [-1, 1].flatMap((side) =>
    [0.16, 0.5].map((at) =>
      rect(
        side < 0 ? -w * 0.36 : w * 0.06,
        -h * 0.78 + at * h * 0.78,
        w * 0.3,
        h * 0.25,
        palette.ink,
        { opacity: '0.18', rx: 3 },
      ),
    ),
  );
  return [
    path(`M${-w * 0.72} 0V${-h}H${w * 0.72}V0Z`, palette.paper),
    path(`M${-w * 0.82} ${-h}H${w * 0.82}V${-h - 14}H${-w * 0.82}Z`, palette.paper),
    rect(-w * 0.82, -h, w * 1.64, 5, palette.ink, { opacity: '0.14' }),
    path(`M${-w / 2} ${-h * 0.78}A${w / 2} ${h * 0.18} 0 0 1 ${w / 2} ${-h * 0.78}Z`, '#a9bbbb'),
    line(
      `M0 ${-h * 0.78}V${-h * 0.95}M0 ${-h * 0.78}L${-w * 0.35} ${-h * 0.9}M0 ${-h * 0.78}L${w * 0.35} ${-h * 0.9}`,
      palette.paper,
      3,
    ),
    rect(-w / 2, -h * 0.78, w, h * 0.78, linear(0, [0, '#ffffff', 0.12], [1, '#000000', 0.12])),
    rect(-w / 2, -h * 0.78, w, h * 0.78, door, { opacity: '0.94' }),
    ...panels,
    circle(w * 0.38, -h * 0.36, 4, palette.gold),
    rect(-w * 0.12, -h * 0.42, w * 0.24, 5, palette.gold, { rx: 2 }),
    rect(-w * 0.9, -14, w * 1.8, 14, '#cfc4b2'),
    rect(-w * 1.05, -2, w * 2.1, 12, '#bfb3a0'),
  ].join('');
}

function railings(w: number): string {
  const bars = Array.from(
    { length: Math.floor(w / 15) },
    (_, i) => `M${i * 15 + 6} 8V-76l0-8`,
  ).join('');
  return line(bars, '#222c2f', 3.4) + line(`M0-70H${w}M0-4H${w}`, '#222c2f', 4.5);
}

/** A plane tree with dappled leaves; the origin is at its foot. */
export function tree(height: number, seed: number): string {
  const random = randomFrom(seed);
  const crown = Array.from({ length: 26 }, (_, i) => {
    const [angle, reach] = [random() * 6.28, Math.sqrt(random()) * height * 0.26];
    const colour = [palette.moss, '#4d7265', '#6b8d7d', palette.sage][i % 4] ?? palette.moss;
    return circle(
      Math.cos(angle) * reach * 1.05,
      -height * 0.72 + Math.sin(angle) * reach,
      height * (0.05 + random() * 0.05),
      colour,
      { opacity: '0.9' },
    );
  });
  const trunk = `M-9 0C-5 ${-height * 0.2}-7 ${-height * 0.4}-26 ${-height * 0.66}L-4 ${-height * 0.55}L6 ${-height * 0.75}L8 ${-height * 0.54}L34 ${-height * 0.68}C12 ${-height * 0.4} 8 ${-height * 0.2} 12 0Z`;
  return (
    circle(0, -height * 0.72, height * 0.25, palette.moss) +
    path(trunk, linear(0, [0, '#a08e74'], [1, '#6f604c'])) +
    crown.join('')
  );
}
