import { kraft, type BoxLook } from './box.ts';
import { linear } from './paint.ts';
import { palette } from './palette.ts';
import { circle, line, rect } from './svg.ts';

/** What an office moves. */

/** Desk, chair and screen of an office. */
export function desk(w: number): string {
  const h = w * 0.42;
  return [
    rect(-w / 2, -h, w, 18, linear(90, [0, palette.kraftLight], [1, palette.kraft])),
    line(
      `M${-w * 0.44} ${-h + 18}L${-w * 0.47} 0M${w * 0.44} ${-h + 18}L${w * 0.47} 0`,
      palette.ink,
      11,
    ),
    rect(w * 0.14, -h + 18, w * 0.26, h * 0.62, palette.paper),
    line(
      `M${w * 0.14} ${-h * 0.74}h${w * 0.26}M${w * 0.14} ${-h * 0.54}h${w * 0.26}`,
      palette.sand,
      3,
    ),
    rect(-w * 0.2, -h - w * 0.3, w * 0.38, w * 0.24, '#263236', { rx: 8 }),
    rect(
      -w * 0.185,
      -h - w * 0.287,
      w * 0.35,
      w * 0.208,
      linear(50, [0, '#a9c0c2'], [1, '#dfe6e2']),
    ),
    rect(-w * 0.03, -h - w * 0.06, w * 0.04, w * 0.05, '#3a474b'),
    rect(-w * 0.09, -h - 10, w * 0.16, 10, '#3a474b', { rx: 4 }),
  ].join('');
}

export function officeChair(h: number): string {
  return [
    line(
      `M0 ${-h * 0.4}V${-h * 0.12}M0 ${-h * 0.12}L${-h * 0.22} -8M0 ${-h * 0.12}L${h * 0.22} -8M0 ${-h * 0.12}V-8`,
      '#3a474b',
      9,
    ),
    [-0.22, 0, 0.22].map((k) => circle(k * h, -6, 9, '#22292b')).join(''),
    rect(-h * 0.24, -h * 0.47, h * 0.48, h * 0.11, palette.moss, { rx: 16 }),
    line(`M${h * 0.18} ${-h * 0.44}L${h * 0.24} ${-h * 0.7}`, '#3a474b', 9),
    rect(-h * 0.2, -h, h * 0.44, h * 0.42, linear(90, [0, palette.moss], [1, palette.green]), {
      rx: 26,
    }),
  ].join('');
}

/** A plastic moving crate. */
export const crate: BoxLook = {
  ...kraft,
  top: '#6f8f84',
  left: '#3b5d53',
  right: '#2d4a42',
  tape: undefined,
  edge: '#17302a',
};
