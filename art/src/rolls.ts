import { linear, tile } from './paint.ts';
import { palette } from './palette.ts';
import { circle, ellipse, line, path, place, rect } from './svg.ts';

/** Things sold by the roll or the ream; the origin is the middle of what stands on the ground. */

/** A roll of packing tape lying flat, `r` wide. */
export function tapeRoll(r: number, colour: string = palette.kraft): string {
  const h = r * 0.55;
  const side = linear(
    0,
    [0, shade(colour)],
    [0.3, colour],
    [0.55, '#f1dfc0'],
    [0.75, colour],
    [1, shade(colour)],
  );
  const d = `M${-r} ${-h}A${r} ${r * 0.42} 0 0 1 ${r} ${-h}V0A${r} ${r * 0.42} 0 0 1 ${-r} 0Z`;
  return [
    path(d, side),
    ellipse(0, -h, r, r * 0.42, '#ecd8b4'),
    ellipse(0, -h, r, r * 0.42, 'none', { stroke: shade(colour), 'stroke-width': 1.5 }),
    ellipse(0, -h, r * 0.84, r * 0.34, 'none', {
      stroke: colour,
      'stroke-width': 1.5,
      opacity: '0.8',
    }),
    ellipse(0, -h, r * 0.66, r * 0.27, palette.stone),
    ellipse(0, -h + r * 0.05, r * 0.58, r * 0.22, '#7c6248'),
    path(
      `M${-r * 0.58} ${-h + r * 0.05}A${r * 0.58} ${r * 0.22} 0 0 1 ${r * 0.58} ${-h + r * 0.05}A${r * 0.62} ${r * 0.3} 0 0 0 ${-r * 0.58} ${-h + r * 0.05}`,
      '#a8906f',
    ),
  ].join('');
}

/** A roll of tape on its edge, its face to us. */
export function tapeWheel(r: number, colour: string = palette.kraft): string {
  const rings = [0.94, 0.87, 0.8, 0.73].map((k) =>
    circle(0, -r, r * k, 'none', { stroke: shade(colour), 'stroke-width': 1.4, opacity: '0.45' }),
  );
  return [
    circle(r * 0.26, -r, r, shade(colour)),
    rect(0, -2 * r, r * 0.26, 2 * r, linear(90, [0, colour], [0.4, '#f1dfc0'], [1, shade(colour)])),
    circle(0, -r, r, linear(45, [0, '#eedcb9'], [1, colour])),
    ...rings,
    circle(0, -r, r * 0.62, palette.stone),
    circle(0, -r, r * 0.54, '#8d7355'),
    path(
      `M${-r * 0.38} ${-r * 0.62}A${r * 0.54} ${r * 0.54} 0 0 1 ${-r * 0.38} ${-r * 1.38}A${r * 0.7} ${r * 0.7} 0 0 0 ${-r * 0.38} ${-r * 0.62}`,
      '#c2a980',
    ),
  ].join('');
}

/** A standing roll of bubble wrap with its loose end. */
export function bubbleRoll(w: number, h: number): string {
  const ry = w * 0.2;
  const bubbles = tile('bubbles', 34, 30, bubble(9, 8) + bubble(26, 23));
  const body = `M${-w / 2} ${-h}V0A${w / 2} ${ry} 0 0 0 ${w / 2} 0V${-h}Z`;
  const tail = `M${w / 2 - 6} ${-h + 6}C${w * 0.62} ${-h + 40} ${w * 0.84} ${-h + 30} ${w * 1.05} ${-h + 64}V${ry * 0.6 + 20}C${w * 0.86} ${ry * 0.2} ${w * 0.7} ${ry} ${w * 0.3} ${ry * 0.8}Z`;
  const film = linear(0, [0, '#a8bfc4'], [0.3, '#e9f2f3'], [0.55, '#d3e2e4'], [1, '#8fa9af']);
  const spiral = [0.84, 0.68, 0.52, 0.36].map((k) =>
    ellipse(0, -h, (w / 2) * k, ry * k, 'none', { stroke: '#8fa9af', 'stroke-width': 2 }),
  );
  return [
    path(tail, linear(0, [0, '#b9ccd0'], [1, '#e6f0f1'])) + path(tail, bubbles, { opacity: '0.8' }),
    path(body, film) + path(body, bubbles, { opacity: '0.85' }),
    path(
      body,
      linear(
        0,
        [0, palette.slate, 0.35],
        [0.3, '#ffffff', 0.25],
        [0.6, '#ffffff', 0],
        [1, palette.slate, 0.45],
      ),
    ),
    ellipse(0, -h, w / 2, ry, '#dfeaeb'),
    ...spiral,
    ellipse(0, -h, w * 0.1, ry * 0.2, palette.kraftDark),
  ].join('');
}

/** A folded quilted blanket, `w` by `h`. */
export function blanket(w: number, h: number, colour: string, seam: string): string {
  const quilt = tile(
    `quilt${seam.slice(1)}`,
    44,
    30,
    line('M0 15L22 0L44 15L22 30Z', seam, 1.6, { opacity: '0.55' }),
  );
  const fold = (y: number): string => {
    const d = `M${-w / 2 + h / 2} ${y - h}H${w / 2 - 6}Q${w / 2 + 6} ${y - h / 2} ${w / 2 - 6} ${y}H${-w / 2 + h / 2}A${h / 2} ${h / 2} 0 0 1 ${-w / 2 + h / 2} ${y - h}Z`;
    return path(d, linear(90, [0, '#ffffff', 0.25], [0.4, colour, 0], [1, palette.ink, 0.28]));
  };
  const body = `M${-w / 2 + h / 2} ${-h}H${w / 2 - 6}Q${w / 2 + 6} ${-h / 2} ${w / 2 - 6} 0H${-w / 2 + h / 2}A${h / 2} ${h / 2} 0 0 1 ${-w / 2 + h / 2} ${-h}Z`;
  return (
    path(body, colour) +
    path(body, quilt) +
    fold(0) +
    line(`M${-w / 2 + h / 2} ${-h / 2}H${w / 2}`, palette.ink, 2, { opacity: '0.3' })
  );
}

const bubble = (x: number, y: number): string =>
  circle(x, y, 7.6, '#ffffff', { opacity: '0.45', stroke: '#7d979d', 'stroke-width': 1.1 }) +
  place(x - 2.4, y - 2.6, ellipse(0, 0, 2.6, 1.8, '#ffffff'));

const shade = (colour: string): string =>
  colour === palette.kraft ? palette.kraftDark : '#8b8f86';
