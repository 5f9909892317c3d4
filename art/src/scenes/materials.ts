import { stack } from '../box.ts';
import { flatPack, wardrobeCarton } from '../carton.ts';
import { rose } from '../flowers.ts';
import { gowns } from '../gowns.ts';
import { openKeepsakeBox } from '../keepsake-box.ts';
import { arch, room, shadow, windowLight } from '../light.ts';
import { linear, tile } from '../paint.ts';
import { palette } from '../palette.ts';
import { ream, wrappedCup } from '../paper.ts';
import { blanket, bubbleRoll, tapeRoll, tapeWheel } from '../rolls.ts';
import { circle, ellipse, line, path, place } from '../svg.ts';

const stage = (wall: string, niche: string, content: string) => (): string =>
  room(1200, 1500, wall, palette.stone, 1060) +
  arch(200, 150, 800, 910, niche) +
  windowLight(70, 150, 330, 580, 0.24) +
  content;

/** A round plinth whose top is at the origin. */
const plinth = (r: number, h: number, colour: string): string =>
  shadow(20, h, r * 1.35, r * 0.3, 0.35) +
  path(
    `M${-r} 0V${h}A${r} ${r * 0.2} 0 0 0 ${r} ${h}V0Z`,
    linear(0, [0, palette.sand], [0.35, colour], [1, palette.clay]),
  ) +
  ellipse(0, 0, r, r * 0.2, colour) +
  ellipse(0, 0, r, r * 0.2, linear(20, [0, '#ffffff', 0.5], [1, '#ffffff', 0]));

function mattress(): string {
  const quilt = tile(
    'ticking',
    90,
    90,
    line('M0 45L45 0L90 45L45 90Z', palette.clay, 2, { opacity: '0.5' }) +
      circle(45, 45, 4, palette.clay),
  );
  const face = 'M40 0H600Q640 0 640 40V860Q640 900 600 900H40Q0 900 0 860V40Q0 0 40 0Z';
  const film =
    'M30-26C200-34 440-20 612-30Q668-26 668 30C660 300 676 600 668 866Q668 930 612 926C420 934 220 920 30 928Q-30 924-28 866C-20 600-34 300-26 30Q-26-26 30-26Z';
  const creases =
    'M-10 90C120 130 300 60 660 140M0 300C200 260 420 380 660 320M10 520C160 560 460 480 650 560M-6 740C240 690 400 800 664 730M120-20C100 200 160 500 110 920M500-24C540 240 470 600 530 920';
  return [
    path('M640 40L704 4V830L640 880Z', palette.sand),
    path(face, palette.paper),
    path(face, quilt),
    path(face, linear(30, [0, '#ffffff', 0], [1, palette.clay, 0.4])),
    path(film, '#cfe0e4', { opacity: '0.42', stroke: '#8fa9af', 'stroke-width': 2.5 }),
    line(creases, '#ffffff', 7, { opacity: '0.65' }),
    line(creases, '#7d979d', 2, { opacity: '0.4', transform: 'translate(4 8)' }),
    path('M70 40L230 30L90 860H40Z', '#ffffff', { opacity: '0.32' }),
    path('M-30 420H672V500H-30Z', palette.kraftLight, { opacity: '0.55' }),
  ].join('');
}

const sheets = {
  paper: { light: '#faf5ea', edge: '#d0c3af', band: palette.kraft },
  tissue: { light: '#ffffff', edge: '#e2d9ce', band: palette.sage },
};

/** Packing materials, 4:5. */
export const materials = {
  'product-removal-boxes-pack-of-10': stage(
    '#b5c4b9',
    '#9fb2a6',
    shadow(600, 1300, 480, 110, 0.4) +
      place(300, 1230, flatPack(430), { scale: 1.05 }) +
      place(
        690,
        1370,
        stack([
          [1, 2],
          [1, 2],
        ]),
        { scale: 2.1 },
      ),
  ),
  'product-wardrobe-carton-with-rail': stage(
    '#d9c3b6',
    '#c9ada0',
    shadow(620, 1300, 420, 110, 0.42) + place(590, 1400, wardrobeCarton(), { scale: 1.3 }),
  ),
  'product-bubble-wrap-roll': stage(
    '#5d7a78',
    '#4d6a68',
    place(560, 1150, plinth(430, 190, palette.ivory)) +
      shadow(560, 1150, 300, 50, 0.3) +
      place(500, 1150, bubbleRoll(380, 660)),
  ),
  'product-packing-paper': stage(
    '#cdbfa9',
    '#bca98f',
    place(600, 1130, plinth(460, 210, '#f1e9dc')) +
      shadow(570, 1150, 330, 60, 0.35) +
      place(540, 1192, ream(340, 250, 190, sheets.paper)) +
      shadow(850, 1170, 150, 22, 0.3) +
      place(850, 1168, wrappedCup(), { scale: 0.86 }),
  ),
  'product-packing-tape-six-rolls': stage(
    '#23423b',
    '#2f5249',
    place(600, 1150, plinth(460, 190, '#efe6d8')) +
      shadow(590, 1160, 390, 56, 0.4) +
      [1130, 1039, 948].map((y) => place(410, y, tapeRoll(165))).join('') +
      [1130, 1039].map((y) => place(772, y, tapeRoll(165))).join('') +
      shadow(610, 1222, 120, 18, 0.4) +
      place(580, 1222, tapeWheel(125)),
  ),
  'product-mattress-cover-double': stage(
    '#c9d6d7',
    '#b4c5c7',
    shadow(620, 1300, 480, 70, 0.42) + place(270, 390, mattress(), { turn: -2 }),
  ),
  'product-furniture-blankets-pack-of-5': stage(
    '#e0cbbf',
    '#d2b5a7',
    place(600, 1150, plinth(470, 190, '#f1e9dc')) +
      shadow(600, 1150, 380, 56, 0.4) +
      [palette.slate, palette.moss, palette.slate, palette.rose, palette.moss]
        .map((colour, i) =>
          place(
            600 + (i % 2 ? 8 : -8),
            1155 - i * 122,
            blanket(640 - i * 8, 124, colour, '#e7dfd2'),
          ),
        )
        .join(''),
  ),
  'product-acid-free-tissue-200-sheets': stage(
    '#e6c9bf',
    '#d6b0a4',
    place(600, 1140, plinth(460, 200, '#fbf6ec')) +
      shadow(600, 1160, 350, 60, 0.35) +
      place(560, 1200, ream(380, 290, 96, sheets.tissue)) +
      place(842, 1150, rose(62, palette.blush)) +
      place(918, 1120, rose(46, palette.ivory)),
  ),
  'product-dress-preservation-box': stage(
    '#8ea597',
    '#7a9385',
    place(600, 1140, plinth(470, 200, '#f3ecdf')) +
      shadow(600, 1145, 430, 50, 0.4) +
      place(600, 1150, openKeepsakeBox(760, palette.green, gowns.heirloom)),
  ),
} satisfies Record<string, () => string>;
