import { bodice } from '../bodice.ts';
import { curtain, pole } from '../drapery.ts';
import { bouquet } from '../flowers.ts';
import { table } from '../furniture.ts';
import { gowns, onForm, onHanger } from '../gowns.ts';
import { openKeepsakeBox } from '../keepsake-box.ts';
import { shoe } from '../keepsakes.ts';
import { lace } from '../lace.ts';
import { arch, room, sash, shadow, windowLight } from '../light.ts';
import { linear } from '../paint.ts';
import { cloths, palette } from '../palette.ts';
import { plant } from '../plant.ts';
import { skirts } from '../skirt-cut.ts';
import { skirt } from '../skirt.ts';
import { circle, line, path, place, rect } from '../svg.ts';
import { veil } from '../veil.ts';
import { rail } from '../workshop.ts';

const [W, H] = [1200, 1500];

/** The fit-check gallery, 4:5. */
export const fitCheckScenes = {
  'fitcheck-window-light': (): string =>
    [
      room(W, H, '#d9cbbb', '#c9ae8b', 1270),
      sash(330, 150, 540, 980),
      place(170, 86, pole(860, [20, 90, 160, 700, 770, 840])),
      place(180, 112, curtain(150, 1200, cloths.ivory, 2)),
      place(870, 112, curtain(150, 1200, cloths.ivory, 4)),
      windowLight(330, 1300, 460, 180, 0.3),
      onHanger({ ...gowns.halter, neckline: 'v', laceHem: 80 }, 600, 1360, 1.0, -300),
    ].join(''),
  'fitcheck-mannequin': (): string =>
    [
      room(W, H, palette.green, '#d9c9ae', 1230),
      arch(180, 90, 840, 1140, '#33584e'),
      windowLight(80, 130, 330, 620, 0.22),
      onForm({ ...gowns.full, cut: 'ball', sash: palette.brass, tulle: true }, 600, 1370, 1.04),
      shadow(1050, 1412, 110, 20),
      place(1050, 1410, plant(300, palette.ivory)),
    ].join(''),
  'fitcheck-folded-in-tissue': (): string =>
    [
      room(W, H, '#b9c8bd', palette.stone, 1060),
      arch(210, 180, 780, 880, '#a6b8ab'),
      windowLight(60, 120, 340, 620, 0.26),
      shadow(600, 1392, 520, 40),
      place(600, 1390, table(980, 440)),
      place(600, 952, openKeepsakeBox(780, '#f0e6d6', gowns.heirloom)),
      place(960, 950, bouquet(330)),
    ].join(''),
  'fitcheck-lace-veil': (): string =>
    [
      room(W, H, '#8d7f78', '#cdb99c', 1290),
      arch(230, 60, 740, 1230, '#a29289'),
      windowLight(560, 120, 360, 640, 0.22),
      onForm(gowns.slip, 560, 1390, 1.08),
      place(560, 196, veil(1215, 620, 190)),
    ].join(''),
  'fitcheck-button-back': buttonBack,
  'fitcheck-long-train': (): string =>
    [
      room(W, H, '#d3b1a5', '#c9b193', 1010),
      arch(-120, 60, 760, 950, '#c59f92'),
      windowLight(700, 90, 330, 560, 0.26),
      onForm({ ...gowns.train, train: 640, sleeves: 'long', neckline: 'bateau' }, 340, 1330, 1.06),
    ].join(''),
  'fitcheck-shoes-and-bouquet': (): string =>
    [
      room(W, H, '#c4d2d4', palette.stone, 1010),
      arch(210, 150, 780, 860, '#b1c3c6'),
      windowLight(60, 110, 330, 600, 0.26),
      shadow(600, 1392, 520, 40),
      place(600, 1390, table(1000, 480)),
      shadow(420, 914, 200, 18, 0.3),
      place(290, 912, shoe(), { scale: 1.5 }),
      place(530, 920, shoe(), { scale: 1.5 }),
      place(850, 912, bouquet(620, 6)),
    ].join(''),
  'fitcheck-tea-length': (): string =>
    [
      room(W, H, '#e3cabe', '#cdb595', 1260),
      arch(560, 130, 480, 1130, palette.green),
      windowLight(60, 120, 340, 620, 0.26),
      onForm(
        {
          ...gowns.tea,
          finish: 'plain',
          neckline: 'square',
          sleeves: 'none',
          sash: palette.rose,
          laceHem: 60,
          tulle: true,
        },
        480,
        1390,
        1.08,
      ),
      shadow(880, 1410, 160, 24),
      place(880, 1408, bouquet(420, 9)),
    ].join(''),
  'fitcheck-bridesmaids': (): string =>
    [
      room(W, H, '#efe3d4', palette.stone, 1240),
      windowLight(80, 110, 360, 640, 0.4),
      shadow(600, 1406, 520, 34),
      place(140, 1400, rail(920, 1150)),
      onHanger(gowns.bridesmaid, 330, 1300, 0.92),
      onHanger(
        { ...gowns.bridesmaid, neckline: 'v', cut: 'aline', cloth: cloths.sage },
        610,
        1300,
        0.92,
      ),
      onHanger({ ...gowns.bridesmaid, neckline: 'halter' }, 890, 1300, 0.92),
    ].join(''),
} satisfies Record<string, () => string>;

/** The back of a dress, close: lace over the shoulders, a keyhole and a row of silk buttons. */
function buttonBack(): string {
  const cloth = cloths.ivory;
  const buttons = Array.from({ length: 28 }, (_, i) => {
    const y = 40 + i * 15.4;
    return (
      circle(0, y, 6.2, cloth.light, { stroke: cloth.line, 'stroke-width': 1.3 }) +
      circle(-1.6, y - 1.8, 1.8, '#ffffff')
    );
  });
  const keyhole = 'M0 30C-16 18-46-20-40-44Q0-64 40-44C46-20 16 18 0 30Z';
  const linen = linear(0, [0, '#cdbb9f'], [0.5, '#e9dcc6'], [1, '#b39d7c']);
  const placket = path(
    'M-15 30H15L10 480H-10Z',
    linear(0, [0, cloth.shade], [0.4, cloth.light], [1, cloth.shade]),
  );
  const figure = [
    path('M-34-180H34L40-84C60-74 110-66 110-40H-110C-110-66-60-74-40-84Z', linen),
    place(0, 215, skirt({ ...skirts.aline, folds: 11 }, { cloth, seed: 9 })),
    bodice({ cloth, neckline: 'bateau', finish: 'lace', sleeves: 'long' }),
    path(keyhole, linen),
    line(keyhole, cloth.light, 9),
    line(keyhole, cloth.line, 1.4),
    placket,
    line('M15 30L10 480M-15 30L-10 480', cloth.line, 1.4, { opacity: '0.6' }),
    ...buttons,
    path('M-64 206C-30 214 30 214 64 206L63 222C30 230-30 230-63 222Z', lace(cloth, 0.72)),
  ].join('');
  return [
    rect(0, 0, W, H, '#7d9789'),
    rect(0, 0, W, H, linear(30, [0, '#ffffff', 0.3], [0.5, '#ffffff', 0], [1, palette.ink, 0.25])),
    windowLight(40, 80, 460, 900, 0.24),
    place(600, 410, figure, { scale: 2.35 }),
  ].join('');
}
