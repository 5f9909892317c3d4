import { cloths, palette } from '../palette.ts';
import { folds, hoop, rail, spool, steam, steamer } from '../fittings.ts';
import { frame, table } from '../furniture.ts';
import { gowns, onForm, onHanger } from '../gowns.ts';
import { bow, shoe } from '../keepsakes.ts';
import { lace } from '../lace.ts';
import { arch, room, sash, shadow, windowLight } from '../light.ts';
import { linear } from '../paint.ts';
import { boxFromAbove, foldedDress, garmentBag } from '../preservation.ts';
import { circle, ellipse, line, path, place, randomFrom, rect } from '../svg.ts';
import { hanger } from '../stand.ts';

const [W, H] = [1200, 900];

/** When and how a dress is cared for, 4:3. */
export const subservices = {
  'subservice-before-the-wedding': (): string =>
    [
      room(W, H, '#c7d6d8', palette.stone, 760),
      sash(640, 90, 380, 540),
      windowLight(120, 100, 240, 420, 0.3),
      shadow(420, 842, 260, 28),
      onHanger(gowns.slip, 420, 826, 0.68, -420),
      shadow(800, 846, 130, 20),
      place(800, 842, steamer(520)),
      place(770, 300, steam()),
    ].join(''),
  'subservice-after-the-wedding': (): string =>
    [
      room(W, H, '#dfc4b8', '#d9c3a2', 640),
      arch(110, -120, 560, 760, '#d2b1a4'),
      windowLight(760, 40, 260, 380, 0.28),
      onForm({ ...gowns.train, train: 520 }, 380, 790, 0.78),
      petals(),
      shadow(1000, 838, 130, 18),
      place(960, 838, shoe(), { scale: 0.8 }),
      place(1050, 846, shoe(), { scale: 0.8 }),
    ].join(''),
  'subservice-vintage-and-heirloom': (): string =>
    [
      room(W, H, '#7d8f84', '#b99870', 750),
      place(880, 250, frame(220, 280, true)),
      place(1070, 210, frame(120, 150, true)),
      windowLight(70, 60, 240, 400, 0.2),
      onForm(gowns.vintage, 390, 846, 0.66),
      shadow(880, 846, 280, 30),
      place(880, 842, trunk()),
      place(850, 640, folds(230, [cloths.ivory, cloths.champagne])),
    ].join(''),
  'subservice-boxed-preservation': (): string =>
    [
      rect(0, 0, W, H, '#cbb69a'),
      rect(0, 0, W, H, linear([[0, '#ffffff', 0.3], [0.6, '#ffffff', 0], [1, palette.ink, 0.18]], 40)),
      windowLight(20, 20, 460, 700, 0.2),
      place(460, 450, boxFromAbove(620, 780, place(0, -40, foldedDress({ cloth: cloths.ivory, neckline: 'v', finish: 'lace', sleeves: 'cap' }), { scale: 1.05 }), palette.green)),
      place(970, 400, lid(360, 640)),
    ].join(''),
  'subservice-hanging-preservation': (): string =>
    [
      room(W, H, '#b9c8bd', palette.stone, 770),
      windowLight(60, 40, 260, 420, 0.28),
      shadow(600, 850, 540, 30),
      place(150, 846, rail(900, 740)),
      place(330, 226, hanger() + garmentBag(860), { scale: 0.6 }),
      onHanger(gowns.halter, 610, 800, 0.6),
      place(890, 226, hanger() + garmentBag(860, palette.blush, palette.rose), { scale: 0.6 }),
    ].join(''),
  'subservice-restoration': (): string =>
    [
      room(W, H, '#d5c6b1', palette.stone, 560, false),
      windowLight(90, 30, 280, 420, 0.28),
      place(600, 1010, table(1300, 420)),
      path('M140 640C260 560 420 600 560 610C760 620 940 570 1080 650L1130 760C900 800 300 800 90 770Z', linear([[0, cloths.ivory.light], [1, cloths.ivory.shade]])),
      path('M140 640C260 560 420 600 560 610C760 620 940 570 1080 650L1130 760C900 800 300 800 90 770Z', lace(cloths.ivory, 1.4)),
      place(560, 470, hoop(180)),
      place(900, 600, spool(130, palette.rose)),
      place(1000, 606, spool(110, palette.sage)),
      place(1080, 600, spool(120, palette.brass)),
      pearls(230, 590),
      line('M690 560L800 430', '#8d999c', 6),
      line('M800 430C860 360 900 430 880 500', palette.rose, 2.4),
    ].join(''),
} satisfies Record<string, () => string>;

function petals(): string {
  const random = randomFrom(12);
  return Array.from({ length: 26 }, (_, i) => {
    const colour = [palette.rose, palette.paper, '#d9a79c'][i % 3] ?? palette.rose;
    return place(random() * W, 690 + random() * 190, ellipse(0, 0, 13, 7, colour, { opacity: '0.9' }), { turn: Math.round(random() * 180) });
  }).join('');
}

function trunk(): string {
  return [
    rect(-250, -170, 500, 170, linear([[0, '#7d5a36'], [1, '#5e4326']]), { rx: 8 }),
    path('M-256-166V-190Q-256-214-226-214H226Q256-214 256-190V-166Z', linear([[0, '#96704a'], [1, '#7d5a36']])),
    rect(-180, -214, 34, 214, '#4d3720'),
    rect(146, -214, 34, 214, '#4d3720'),
    rect(-24, -190, 48, 56, palette.brass, { rx: 6 }),
    circle(0, -154, 7, '#4d3720'),
    line('M-250-166H250', '#3b2a18', 4),
  ].join('');
}

const lid = (w: number, h: number): string =>
  [
    rect(-w / 2 + 8, -h / 2 + 14, w, h, palette.ink, { opacity: '0.2', rx: 8 }),
    rect(-w / 2, -h / 2, w, h, palette.green, { rx: 6 }),
    rect(-w / 2, -h / 2, w, h, linear([[0, '#ffffff', 0.16], [1, '#000000', 0.12]], 30), { rx: 6 }),
    rect(-w / 2 + 20, -h / 2 + 20, w - 40, h - 40, 'none', { stroke: palette.gold, 'stroke-width': 2.5 }),
    rect(-26, -h / 2, 52, h, palette.blush),
    rect(-w / 2, -30, w, 52, palette.blush),
    place(0, -6, bow(230, '#f0d9d0', '#cfa497')),
  ].join('');

function pearls(x: number, y: number): string {
  const dish = ellipse(x, y, 120, 34, palette.paper) + ellipse(x, y - 3, 96, 24, palette.blush, { opacity: '0.6' });
  const beads = Array.from({ length: 17 }, (_, i) => {
    const a = i * 2.4;
    return circle(x + Math.cos(a) * (i * 4.6), y - 12 + Math.sin(a) * (i * 1.1), 10, linear([[0, '#ffffff'], [1, palette.sand]], 45));
  });
  return dish + beads.join('');
}

