import { linear, tile } from './paint.ts';
import { palette } from './palette.ts';
import { line, path, polygon, rect } from './svg.ts';

/** A breathable cotton bag on its hanger, shoulders like a dress's, down to `h`. */
export function garmentBag(
  h: number,
  colour: string = palette.ivory,
  lined: string = palette.clay,
): string {
  const weave = tile('weave', 8, 8, line('M0 2H8M2 0V8', lined, 0.6, { opacity: '0.28' }));
  const d = `M0-112C40-106 96-78 128-48C140-30 146 40 150 140L168 ${h - 14}Q80 ${h + 14} 0 ${h}Q-80 ${h + 14}-168 ${h - 14}L-150 140C-146 40-140-30-128-48C-96-78-40-106 0-112Z`;
  const creases = `M-96-30C-110 200-90 ${h * 0.6}-120 ${h}M92-20C70 240 110 ${h * 0.5} 84 ${h}M-40 240C-56 ${h * 0.6}-40 ${h * 0.8}-50 ${h}`;
  return [
    path(d, linear(0, [0, colour], [0.4, '#fffdf8'], [1, palette.sand])),
    path(d, weave),
    line(creases, lined, 9, { opacity: '0.22' }),
    line(`M6-100C2 200 10 ${h * 0.6} 4 ${h - 8}`, palette.brass, 5),
    line(`M6-100C2 200 10 ${h * 0.6} 4 ${h - 8}`, '#f3e6c4', 2, { 'stroke-dasharray': '3 5' }),
    rect(0, 150, 12, 26, palette.brass, { rx: 4 }),
    line(d, lined, 1.6, { opacity: '0.6' }),
    polygon(
      [
        [-100, 300],
        [-30, 300],
        [-30, 380],
        [-100, 380],
      ],
      palette.paper,
      { stroke: lined, 'stroke-width': 1.5 },
    ),
    line('M-90 322H-40M-90 340H-52M-90 358H-46', lined, 2),
  ].join('');
}
