import { box, stack } from '../box.ts';
import { curtain, pole } from '../drapery.ts';
import { archiveBox, folds, shelf } from '../fittings.ts';
import { floorLamp, frame, sofa, table } from '../furniture.ts';
import { gowns, onForm, onHanger } from '../gowns.ts';
import { handTruck } from '../hand-truck.ts';
import { giftBox, openKeepsakeBox } from '../keepsake-box.ts';
import { bottle, brush } from '../keepsakes.ts';
import { arch, room, sash, shadow, windowLight } from '../light.ts';
import { crate, desk, officeChair } from '../office.ts';
import { cloths, palette } from '../palette.ts';
import { ream } from '../paper.ts';
import { plant } from '../plant.ts';
import { blanket, bubbleRoll, tapeRoll, tapeWheel } from '../rolls.ts';
import { hanger } from '../stand.ts';
import { storageUnit } from '../storage-unit.ts';
import { place } from '../svg.ts';
import { morningSuit } from '../tailoring.ts';
import { tree } from '../terrace.ts';
import { van } from '../van.ts';
import { basin, rail } from '../workshop.ts';
import { corridor } from './household.ts';
import { kitA, kitB, kitC } from './kits.ts';
import { christeningGown } from './occasion.ts';
import { street } from './removals.ts';

const [W, H] = [1200, 900];
const salon = (wall: string, floorAt = 730): string => room(W, H, wall, palette.stone, floorAt);

/** The firm's services, 4:3. */
export const services = {
  'service-wedding-dress-cleaning': (): string =>
    [
      salon(palette.sage),
      arch(90, 70, 470, 660, '#7d9789'),
      windowLight(620, 60, 250, 360, 0.24),
      onForm(gowns.full, 325, 836, 0.66),
      place(
        650,
        350,
        shelf(
          430,
          place(100, 0, folds(150, [cloths.ivory, cloths.blush, cloths.ivory])) +
            place(250, 0, bottle(120)) +
            place(330, 0, bottle(94, '#4d6a62')),
        ),
      ),
      shadow(860, 842, 320, 30),
      place(865, 836, table(560, 300)),
      place(760, 536, basin(230)),
      place(1010, 536, folds(180, [cloths.ivory, cloths.sage])),
      place(990, 478, brush(150)),
    ].join(''),
  'service-wedding-dress-preservation': (): string =>
    [
      salon('#dfc4b8'),
      arch(330, 90, 540, 640, '#d2b1a4'),
      windowLight(80, 60, 260, 400, 0.26),
      shadow(600, 846, 520, 40),
      place(600, 842, table(900, 270)),
      place(470, 574, openKeepsakeBox(560, palette.green, gowns.heirloom)),
      place(905, 574, giftBox(250, '#f3eadc', palette.blush, '#c79f93')),
      place(905, 470, giftBox(200, palette.sage, '#f3eadc', palette.clay)),
    ].join(''),
  'service-removal-kits': (): string =>
    [
      salon('#b9c8bd', 600),
      windowLight(60, 40, 260, 360, 0.24),
      ...[kitA, kitB, kitC].flatMap((kit, i) => {
        const x = [190, 530, 900][i] ?? 0;
        return [
          shadow(x + 20, 796, 200 + i * 24, 52, 0.4),
          place(x, 840, stack(kit), { scale: 0.55 }),
        ];
      }),
    ].join(''),
  'service-packing-materials': (): string =>
    [
      salon('#cdbca6', 640),
      arch(350, 60, 500, 580, '#bda98f'),
      windowLight(70, 40, 240, 380, 0.26),
      shadow(640, 790, 560, 70, 0.4),
      place(470, 800, box({ right: 240, left: 180, height: 200 })),
      place(490, 554, box({ right: 150, left: 120, height: 110 })),
      place(880, 760, bubbleRoll(210, 380)),
      place(770, 830, tapeRoll(78)),
      place(770, 786, tapeRoll(78)),
      place(690, 856, tapeWheel(62)),
      place(190, 770, blanket(270, 66, palette.slate, '#e7dfd2')),
      place(190, 704, blanket(262, 66, palette.rose, '#e7dfd2')),
      place(176, 640, ream(120, 96, 70, { light: '#faf5ea', edge: '#d0c3af', band: palette.rose })),
    ].join(''),
  'service-home-removals': (): string =>
    [
      street(W, H, 640, 610, 1),
      place(1060, 650, tree(560, 4)),
      shadow(700, 800, 460, 30, 0.5),
      place(300, 796, van(), { scale: 0.84 }),
      shadow(190, 844, 210, 36, 0.45),
      place(
        150,
        866,
        stack([
          [1, 2, 2],
          [2, 2, 3],
        ]),
        { scale: 0.74 },
      ),
    ].join(''),
  'service-occasion-wear-cleaning': (): string =>
    [
      salon('#d8ccb9'),
      windowLight(90, 60, 280, 400, 0.28),
      shadow(600, 846, 520, 34),
      place(130, 840, rail(940, 690)),
      onHanger(gowns.bridesmaid, 290, 770, 0.56),
      onHanger({ ...gowns.evening, train: 0 }, 520, 770, 0.56),
      place(735, 250, hanger() + morningSuit(), { scale: 0.56 }),
      place(945, 260, christeningGown(0), { scale: 0.6 }),
    ].join(''),
  'service-curtain-cleaning': (): string =>
    [
      room(W, H, '#c2d0c8', '#cbb394', 770),
      sash(440, 130, 320, 520),
      place(310, 70, pole(580, [14, 66, 118, 170, 410, 462, 514, 566])),
      place(310, 94, curtain(190, 720, cloths.rose, 3)),
      place(700, 94, curtain(190, 720, cloths.rose, 6)),
      shadow(1040, 838, 110, 20),
      place(1040, 836, plant(320, palette.ivory)),
      shadow(140, 838, 130, 20),
      place(150, 836, folds(200, [cloths.rose, cloths.ivory, cloths.sage, cloths.ivory])),
      windowLight(480, 800, 220, 90, 0.3),
    ].join(''),
  'service-storage': (): string =>
    [
      corridor(W, H, 740),
      place(60, 740, storageUnit(280, 540, 0)),
      place(
        420,
        740,
        storageUnit(
          360,
          540,
          0.84,
          place(
            220,
            710 - 740,
            stack([
              [3, 4],
              [4, 4],
            ]),
            { scale: 1.1 },
          ) +
            place(120, -16, floorLamp(370)) +
            place(205, -8, sofa(310, palette.rose, '#94574e')),
        ),
      ),
      place(860, 740, storageUnit(280, 540, 0)),
      shadow(1010, 846, 130, 22),
      place(985, 850, handTruck(320)),
      place(1042, 842, box({ right: 92, left: 62, height: 70 })),
    ].join(''),
  'service-office-removals': (): string =>
    [
      salon('#c9d3d3', 700),
      sash(110, 110, 260, 420),
      sash(830, 110, 260, 420),
      place(600, 260, frame(250, 180)),
      shadow(560, 800, 400, 36),
      place(540, 792, desk(560)),
      place(330, 806, officeChair(360)),
      place(690, 556, plant(130, palette.ivory)),
      shadow(980, 836, 220, 44, 0.4),
      place(
        940,
        862,
        stack(
          [
            [1, 2],
            [2, 3],
          ],
          { right: 130, left: 96, height: 78 },
          crate,
        ),
      ),
      place(120, 830, archiveBox(190, 150, palette.rose)),
    ].join(''),
} satisfies Record<string, () => string>;
