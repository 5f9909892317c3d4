import { bodice, type BodiceStyle } from './bodice.ts';
import { bow } from './keepsakes.ts';
import { linear } from './paint.ts';
import { palette } from './palette.ts';
import { el, path, place, polygon, rect, smooth, type Point } from './svg.ts';

/** A closed keepsake box from the front, `w` wide, tied with a bow; the origin is its foot. */
export function giftBox(w: number, colour: string, ribbon: string, dark: string): string {
  const h = w * 0.34;
  return [
    path(`M${-w / 2} 0V${-h}H${w / 2}V0Z`, linear(10, [0, '#ffffff', 0.16], [1, '#000000', 0.18])),
    rect(-w / 2, -h, w, h, colour, { opacity: '0.93' }),
    rect(-w / 2 - 8, -h - w * 0.02, w + 16, h * 0.36, colour),
    rect(
      -w / 2 - 8,
      -h - w * 0.02,
      w + 16,
      h * 0.36,
      linear(90, [0, '#ffffff', 0.3], [0.3, '#ffffff', 0.05], [1, '#000000', 0.1]),
    ),
    rect(-w / 2 - 8, -h - w * 0.02 + h * 0.36, w + 16, 8, palette.ink, { opacity: '0.2' }),
    polygon(
      [
        [-w / 2 - 8, -h - w * 0.02],
        [-w / 2 + w * 0.09, -h - w * 0.11],
        [w / 2 - w * 0.09, -h - w * 0.11],
        [w / 2 + 8, -h - w * 0.02],
      ],
      colour,
    ),
    polygon(
      [
        [-w / 2 - 8, -h - w * 0.02],
        [-w / 2 + w * 0.09, -h - w * 0.11],
        [w / 2 - w * 0.09, -h - w * 0.11],
        [w / 2 + 8, -h - w * 0.02],
      ],
      '#ffffff',
      { opacity: '0.22' },
    ),
    rect(-w * 0.035, -h - w * 0.02, w * 0.07, h + w * 0.02, ribbon),
    rect(w * 0.015, -h - w * 0.02, w * 0.02, h + w * 0.02, dark, { opacity: '0.5' }),
    polygon(
      [
        [-w * 0.035, -h - w * 0.02],
        [-w * 0.028, -h - w * 0.11],
        [w * 0.028, -h - w * 0.11],
        [w * 0.035, -h - w * 0.02],
      ],
      ribbon,
    ),
    place(0, -h - w * 0.065, bow(w * 0.3, ribbon, dark)),
  ].join('');
}

/**
 * An open box from the front, its lid up behind it: the bodice of the dress lies on tissue. The
 * origin is its foot; `w` by about 0.6 `w`.
 */
export function openKeepsakeBox(w: number, colour: string, style: BodiceStyle): string {
  const h = w * 0.2;
  const lid = w * 0.56;
  const squash = `translate(0 ${-h}) scale(${(w / 430).toFixed(3)} ${(w / 500).toFixed(3)})`;
  const frontTissue = wave(w * 0.48, -h - w * 0.035, w * 0.03, 1.1);
  return [
    rect(-w * 0.47, -h - lid, w * 0.94, lid, colour),
    rect(-w * 0.45, -h - lid + w * 0.02, w * 0.9, lid, linear(90, [0, '#f4ecdf'], [1, '#d8cab5'])),
    path(
      `${wave(w * 0.44, -h - w * 0.2, w * 0.05, 2.4)}V${-h}H${-w * 0.44}Z`,
      linear(90, [0, '#ffffff'], [1, palette.stone]),
    ),
    path(
      `${wave(w * 0.46, -h - w * 0.11, w * 0.05, 0.4)}V${-h}H${-w * 0.46}Z`,
      linear(90, [0, '#ffffff'], [1, palette.sand]),
    ),
    el('g', { transform: squash }, place(0, -196, bodice({ ...style, back: true }))),
    path(`${frontTissue}V${-h + 20}H${-w * 0.48}Z`, palette.ink, {
      opacity: '0.12',
      transform: 'translate(0 -7)',
    }),
    path(`${frontTissue}V${-h + 20}H${-w * 0.48}Z`, linear(90, [0, '#ffffff'], [1, '#e9dfd0'])),
    rect(-w / 2, -h, w, h, colour),
    rect(-w / 2, -h, w, h, linear(40, [0, '#ffffff', 0.2], [1, '#000000', 0.16])),
    rect(-w / 2, -h, w, 5, '#ffffff', { opacity: '0.25' }),
    rect(-w / 2 + 14, -h + 16, w - 28, h - 30, 'none', { stroke: palette.gold, 'stroke-width': 2 }),
  ].join('');
}

/** The loose upper edge of tissue from -`half` to `half`, about `y`. */
function wave(half: number, y: number, swell: number, phase: number): string {
  const edge = Array.from({ length: 13 }, (_, i): Point => {
    const k = i / 6 - 1;
    return [k * half, y - swell * Math.sin(i * 1.7 + phase) - swell * (1 - Math.abs(k))];
  });
  return smooth(edge);
}
