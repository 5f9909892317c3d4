import { palette, type Cloth } from './palette.ts';
import { clipped, linear, tile } from './paint.ts';
import { fade, line, path, place, polygon, rect, smooth, type Point } from './svg.ts';
import { bodice, type BodiceStyle } from './bodice.ts';
import { skirt, type SkirtCut } from './skirt.ts';
import { bow } from './keepsakes.ts';
import { lace } from './lace.ts';

const folded: SkirtCut = { length: 300, folds: 8, widths: [[0, 62], [0.12, 128], [0.4, 182], [0.8, 196], [1, 186]] };

/** A dress as it is folded for its box: bodice up, skirt turned under. The origin is its waist. */
export function foldedDress(style: BodiceStyle): string {
  const { cloth } = style;
  const turn = `M-186 296C-120 330 120 330 186 296C170 352-170 352-186 296Z`;
  return [
    place(0, 0, skirt(folded, { cloth, seed: 4, laceHem: style.finish === 'lace' ? 70 : 0 })),
    path(turn, linear([[0, cloth.deep, 0.7], [1, cloth.base]])),
    place(0, -215, bodice({ ...style, back: true })),
  ].join('');
}

/** An acid-free box seen from above, `w` by `h` about the origin, lined with tissue. */
export function boxFromAbove(w: number, h: number, content: string, lid = palette.green as string): string {
  const [x, y] = [-w / 2, -h / 2];
  const inner = `M${x + 22} ${y + 22}H${-x - 22}V${-y - 22}H${x + 22}Z`;
  return [
    rect(x + 10, y + 18, w, h, palette.ink, { opacity: '0.22', rx: 8 }),
    rect(x, y, w, h, lid, { rx: 6 }),
    rect(x + 6, y + 6, w - 12, h - 12, 'none', { stroke: palette.gold, 'stroke-width': 2, opacity: '0.7' }),
    path(inner, palette.paper),
    clipped(inner, sheets(w, h) + content + frontSheets(w, h)),
    path(inner, 'none', { stroke: palette.ink, 'stroke-width': 10, 'stroke-opacity': 0.12 }),
  ].join('');
}

function sheets(w: number, h: number): string {
  const sheet = (points: Point[], angle: number): string => {
    const d = `${smooth(points)}Z`;
    return path(d, linear([[0, '#ffffff'], [1, '#e9e0d2']], angle)) + line(d, palette.sand, 1.5, { opacity: '0.7' });
  };
  const [a, b] = [w / 2, h / 2];
  return [
    sheet([[-a, -b], [-a * 0.2, -b], [-a * 0.36, -b * 0.2], [-a * 0.3, b * 0.5], [-a * 0.5, b], [-a, b]], 0),
    sheet([[a, -b], [a * 0.2, -b], [a * 0.42, -b * 0.3], [a * 0.3, b * 0.4], [a * 0.5, b], [a, b]], 180),
    sheet([[-a, -b], [a, -b], [a * 0.5, -b * 0.56], [0, -b * 0.68], [-a * 0.6, -b * 0.5]], 90),
  ].join('');
}

function frontSheets(w: number, h: number): string {
  const [a, b] = [w / 2, h / 2];
  const low: Point[] = [[-a, b * 0.62], [-a * 0.4, b * 0.74], [0, b * 0.64], [a * 0.5, b * 0.78], [a, b * 0.6]];
  const d = `${smooth(low)}L${a} ${b}H${-a}Z`;
  const creases = 'M-120 0L-60 90M40-10L90 70M190 10L150 90M-230 20L-200 90';
  return fade(0.9, path(d, linear([[0, '#ffffff'], [1, '#ded2c0']])) + place(0, b * 0.74, line(creases, palette.clay, 1.5, { opacity: '0.5' })));
}

/** A closed keepsake box from the front, `w` wide, tied with a bow; the origin is its foot. */
export function giftBox(w: number, colour: string, ribbon: string, dark: string): string {
  const h = w * 0.34;
  return [
    path(`M${-w / 2} 0V${-h}H${w / 2}V0Z`, linear([[0, '#ffffff', 0.16], [1, '#000000', 0.18]], 10)),
    rect(-w / 2, -h, w, h, colour, { opacity: '0.93' }),
    rect(-w / 2 - 8, -h - w * 0.02, w + 16, h * 0.36, colour),
    rect(-w / 2 - 8, -h - w * 0.02, w + 16, h * 0.36, linear([[0, '#ffffff', 0.3], [0.3, '#ffffff', 0.05], [1, '#000000', 0.1]])),
    rect(-w / 2 - 8, -h - w * 0.02 + h * 0.36, w + 16, 8, palette.ink, { opacity: '0.2' }),
    polygon([[-w / 2 - 8, -h - w * 0.02], [-w / 2 + w * 0.09, -h - w * 0.11], [w / 2 - w * 0.09, -h - w * 0.11], [w / 2 + 8, -h - w * 0.02]], colour),
    polygon([[-w / 2 - 8, -h - w * 0.02], [-w / 2 + w * 0.09, -h - w * 0.11], [w / 2 - w * 0.09, -h - w * 0.11], [w / 2 + 8, -h - w * 0.02]], '#ffffff', { opacity: '0.22' }),
    rect(-w * 0.035, -h - w * 0.02, w * 0.07, h + w * 0.02, ribbon),
    rect(w * 0.015, -h - w * 0.02, w * 0.02, h + w * 0.02, dark, { opacity: '0.5' }),
    polygon([[-w * 0.035, -h - w * 0.02], [-w * 0.028, -h - w * 0.11], [w * 0.028, -h - w * 0.11], [w * 0.035, -h - w * 0.02]], ribbon),
    place(0, -h - w * 0.065, bow(w * 0.3, ribbon, dark)),
  ].join('');
}

/** An open box from the front: tissue and lace show over its edge. The origin is its foot. */
export function openKeepsakeBox(w: number, colour: string, cloth: Cloth): string {
  const h = w * 0.24;
  const fluff: Point[] = Array.from({ length: 11 }, (_, i) => [(i / 10 - 0.5) * w * 0.9, -h - w * (0.05 + 0.05 * Math.abs(Math.sin(i * 1.9)))]);
  const heap = `M${-w * 0.45} ${-h}${smooth(fluff, true)}L${w * 0.45} ${-h}Z`;
  const gown: Point[] = [[-w * 0.32, -h - w * 0.02], [-w * 0.25, -h - w * 0.13], [-w * 0.08, -h - w * 0.18], [w * 0.1, -h - w * 0.17], [w * 0.26, -h - w * 0.12], [w * 0.32, -h - w * 0.02]];
  const dress = `${smooth(gown)}Z`;
  const edge = `M${-w * 0.32} ${-h - w * 0.03}Q0 ${-h + w * 0.03} ${w * 0.32} ${-h - w * 0.03}`;
  return [
    polygon([[-w / 2, -h], [-w * 0.42, -h - w * 0.14], [w * 0.42, -h - w * 0.14], [w / 2, -h]], '#d9cdb9'),
    path(heap, linear([[0, '#ffffff'], [1, palette.stone]])),
    path(dress, linear([[0, cloth.light], [1, cloth.shade]])),
    clipped(dress, line([-0.2, -0.08, 0.05, 0.18].map((k) => `M${w * k * 0.6} ${-h - w * 0.2}Q${w * k} ${-h - w * 0.1} ${w * k * 1.3} ${-h}`).join(''), cloth.deep, 3, { opacity: '0.4' }) + line(edge, lace(cloth), 60)),
    path(`M${-w / 2} ${-h - 4}C${-w * 0.4} ${-h - w * 0.07}${-w * 0.3} ${-h - w * 0.05}${-w * 0.2} ${-h - 2}C${-w * 0.05} ${-h - w * 0.045} ${w * 0.1} ${-h - w * 0.03} ${w * 0.2} ${-h - 4}C${w * 0.3} ${-h - w * 0.07} ${w * 0.42} ${-h - w * 0.05} ${w / 2} ${-h - 4}L${w / 2} ${-h + 30}H${-w / 2}Z`, '#fffdf8'),
    rect(-w / 2, -h, w, h, colour),
    rect(-w / 2, -h, w, h, linear([[0, '#ffffff', 0.2], [1, '#000000', 0.16]], 40)),
    rect(-w / 2 + 14, -h + 14, w - 28, h - 28, 'none', { stroke: palette.gold, 'stroke-width': 2, opacity: '0.65' }),
  ].join('');
}

/** A breathable cotton bag on its hanger, shoulders like a dress's, down to `h`. */
export function garmentBag(h: number, colour: string = palette.ivory, lined: string = palette.clay): string {
  const weave = tile('weave', 8, 8, line('M0 2H8M2 0V8', lined, 0.6, { opacity: '0.28' }));
  const d = `M0-112C40-106 96-78 128-48C140-30 146 40 150 140L168 ${h - 14}Q80 ${h + 14} 0 ${h}Q-80 ${h + 14}-168 ${h - 14}L-150 140C-146 40-140-30-128-48C-96-78-40-106 0-112Z`;
  const creases = `M-96-30C-110 200-90 ${h * 0.6}-120 ${h}M92-20C70 240 110 ${h * 0.5} 84 ${h}M-40 240C-56 ${h * 0.6}-40 ${h * 0.8}-50 ${h}`;
  return [
    path(d, linear([[0, colour], [0.4, '#fffdf8'], [1, palette.sand]], 0)),
    path(d, weave),
    line(creases, lined, 9, { opacity: '0.22' }),
    line(`M6-100C2 200 10 ${h * 0.6} 4 ${h - 8}`, palette.brass, 5),
    line(`M6-100C2 200 10 ${h * 0.6} 4 ${h - 8}`, '#f3e6c4', 2, { 'stroke-dasharray': '3 5' }),
    rect(0, 150, 12, 26, palette.brass, { rx: 4 }),
    line(d, lined, 1.6, { opacity: '0.6' }),
    polygon([[-100, 300], [-30, 300], [-30, 380], [-100, 380]], palette.paper, { stroke: lined, 'stroke-width': 1.5 }),
    line('M-90 322H-40M-90 340H-52M-90 358H-46', lined, 2),
  ].join('');
}

