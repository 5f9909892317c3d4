import { linear } from './paint.ts';
import { palette } from './palette.ts';
import { circle, line, path, place, randomFrom, rect } from './svg.ts';

const colours = [palette.blush, palette.paper, '#d9a79c', palette.ivory, palette.rose] as const;

/** Roses and leaves in a stoneware vase, `size` high; the origin is the vase's foot. */
export function bouquet(size: number, seed = 3): string {
  const random = randomFrom(seed);
  const bloom = (turn: number, reach: number, r: number, i: number): string => {
    const a = ((turn - 90) * Math.PI) / 180;
    const [x, y] = [Math.cos(a) * reach * size, (Math.sin(a) * reach - 0.62) * size];
    return place(x, y, rose(r * size, colours[i % colours.length] ?? palette.blush));
  };
  const outer = [-98, -66, -34, -4, 30, 62, 96].map((turn, i) =>
    bloom(turn + random() * 12, 0.26, 0.085 + random() * 0.03, i + 2),
  );
  const inner = [-70, -16, 40, 82].map((turn, i) => bloom(turn, 0.13, 0.12, i));
  return [...leaves(size, random), ...outer, ...inner, bloom(180, 0.03, 0.125, 4), vase(size)].join(
    '',
  );
}

function leaves(size: number, random: () => number): string[] {
  return Array.from({ length: 17 }, (_, i) => {
    const turn = Math.round(-122 + i * 15 + random() * 8);
    const green = [palette.moss, palette.sage, '#6b8d7d'][i % 3] ?? palette.moss;
    const leaf = path('M0 0C20-16 26-56 0-92C-24-56-18-16 0 0Z', green);
    const vein = line('M0-6V-78', '#ffffff', 1.2, { opacity: '0.3' });
    return place(0, -size * 0.6, place(0, -size * 0.14, leaf + vein, { scale: size / 330 }), {
      turn,
    });
  });
}

function vase(size: number): string {
  const [w, h] = [size * 0.13, size * 0.46];
  const d = `M${-w * 0.6} ${-h}C${-w * 0.5} ${-h * 0.8}${-w * 1.3} ${-h * 0.62}${-w * 1.2} ${-h * 0.34}C${-w * 1.1} ${-h * 0.1}${-w * 0.8} 0${-w * 0.6} 0H${w * 0.6}C${w * 0.8} 0 ${w * 1.1} ${-h * 0.1} ${w * 1.2} ${-h * 0.34}C${w * 1.3} ${-h * 0.62} ${w * 0.5} ${-h * 0.8} ${w * 0.6} ${-h}Z`;
  return [
    path(
      d,
      linear(0, [0, palette.clay], [0.3, palette.paper], [0.7, palette.stone], [1, palette.clay]),
    ),
    rect(-w * 0.68, -h - 6, w * 1.36, 12, palette.paper, { rx: 6 }),
    line(`M${-w * 1.1} ${-h * 0.5}H${w * 1.1}`, palette.brass, 2, { opacity: '0.7' }),
  ].join('');
}

/** A rose head: petals turning inwards. */
export function rose(r: number, colour: string): string {
  const ring = (radius: number, count: number, petal: number, turn: number): string =>
    Array.from({ length: count }, (_, i) => {
      const a = ((i / count) * 360 + turn) * (Math.PI / 180);
      const edge = { stroke: palette.rose, 'stroke-width': 1, 'stroke-opacity': '0.4' };
      return circle(Math.cos(a) * radius, Math.sin(a) * radius, petal, colour, edge);
    }).join('');
  const swirl = `M${-r * 0.2} 0A${r * 0.2} ${r * 0.2} 0 1 1 ${r * 0.1} ${r * 0.18}M${-r * 0.36} ${r * 0.06}A${r * 0.38} ${r * 0.38} 0 1 1 ${r * 0.2} ${r * 0.36}`;
  return [
    ring(r * 0.55, 6, r * 0.48, 10),
    ring(r * 0.3, 5, r * 0.4, 40),
    circle(0, 0, r * 0.34, colour),
    circle(0, 0, r, linear(60, [0, '#ffffff', 0.25], [1, palette.rose, 0.28])),
    line(swirl, palette.rose, 1.8, { opacity: '0.55' }),
  ].join('');
}
