import { beading, lace } from './lace.ts';
import { clipped, linear } from './paint.ts';
import { palette, type Cloth } from './palette.ts';
import { circle, fade, line, path } from './svg.ts';

/** Necklines as the right half of a bodice, from the centre front round to the armpit at (82, 40). */
const necklines = {
  sweetheart: 'M0 66C6 44 22 14 50 16C68 18 78 28 84 42',
  v: 'M0 112C22 62 44 0 56-66L84-60C74-18 74 18 84 42',
  square: 'M0 22L52 20C54-10 56-40 58-66L82-62C74-20 76 16 84 42',
  bateau: 'M0-34C28-36 48-50 60-66L102-54C84-24 78 12 84 42',
  scoop: 'M0 36C40 34 54-18 58-66L84-60C74-20 76 16 84 42',
  halter: 'M0-62L22-70C40-40 66 10 84 42',
} as const;

type Neckline = keyof typeof necklines;

export interface BodiceStyle {
  cloth: Cloth;
  neckline: Neckline;
  finish?: 'plain' | 'lace' | 'beaded';
  sleeves?: 'none' | 'cap' | 'long' | 'dropped';
  sash?: string | undefined;
  back?: boolean;
}

/** A bodice from shoulders (y = -66) to the waist (y = 215), seen from the front. */
export function bodice(style: BodiceStyle): string {
  const { cloth, neckline, finish = 'plain', sleeves = 'none', sash } = style;
  const half = `${necklines[neckline]}C92 64 95 84 90 108C84 140 64 176 62 218L0 224Z`;
  return [
    style.back ? lining(neckline, cloth) : '',
    sleeves === 'long' ? mirrored(longSleeve(cloth)) : '',
    mirrored(path(half, linear(0, [0, cloth.light], [0.55, cloth.base], [1, cloth.shade]))),
    mirrored(
      clipped(
        half,
        surface(finish, cloth) + path(half, linear(0, [0.5, cloth.deep, 0], [1, cloth.deep, 0.5])),
      ),
    ),
    mirrored(seams(cloth)),
    mirrored(line(necklines[neckline], cloth.line, 2, { opacity: '0.8' })),
    finish === 'lace'
      ? mirrored(line(necklines[neckline], cloth.light, 7, { 'stroke-dasharray': '1 8' }))
      : '',
    sleeves === 'cap' ? mirrored(capSleeve(cloth)) : '',
    sleeves === 'dropped' ? mirrored(droppedSleeve(cloth)) : '',
    waist(cloth, sash),
  ].join('');
}

const mirrored = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`;

function surface(finish: BodiceStyle['finish'], cloth: Cloth): string {
  const all = 'M-4-90H130V240H-4Z';
  if (finish === 'lace') return path(all, lace(cloth, 0.72));
  if (finish === 'beaded') return path(all, beading(cloth));
  return '';
}

function seams(cloth: Cloth): string {
  const dart = line('M50 62C56 104 44 160 30 222', cloth.line, 1.4, { opacity: '0.55' });
  const bust = path(
    'M20 96C40 118 70 116 90 92C86 124 60 142 40 132C30 126 22 112 20 96Z',
    cloth.shade,
    { opacity: '0.4' },
  );
  return bust + dart;
}

/** The inside of the back, seen through the neckline of a dress that nobody wears. */
function lining(neckline: Neckline, cloth: Cloth): string {
  if (neckline === 'sweetheart') return path('M-84 42C-50 22 50 22 84 42L60 120H-60Z', cloth.shade);
  return path(
    'M-70-64C-40-30 40-30 70-64L80 40L40 120H-40L-80 40Z',
    linear(90, [0, cloth.deep], [1, cloth.shade]),
  );
}

function capSleeve(cloth: Cloth): string {
  const d = 'M60-66C92-64 124-44 132-10C118 0 98 10 82 36C78 4 74-30 60-66Z';
  return (
    path(d, linear(30, [0, cloth.light], [1, cloth.shade])) +
    path(d, lace(cloth, 0.72)) +
    line(d, cloth.line, 1.4, { opacity: '0.6' })
  );
}

function longSleeve(cloth: Cloth): string {
  const d =
    'M98-56C126-44 138 20 146 96C152 170 160 250 158 318C150 326 132 326 124 318C122 250 112 170 98 110C90 76 84 60 80 30Z';
  const cuff = [0, 1, 2].map((i) =>
    circle(150, 296 - i * 16, 3, cloth.light, { stroke: cloth.line, 'stroke-width': 1 }),
  );
  return (
    fade(0.95, path(d, linear(0, [0, cloth.shade], [0.5, cloth.light], [1, cloth.shade]))) +
    path(d, lace(cloth, 0.72)) +
    line(d, cloth.line, 1.6, { opacity: '0.7' }) +
    cuff.join('')
  );
}

function droppedSleeve(cloth: Cloth): string {
  const d = 'M46 30C76 20 106-2 120-22C138 0 142 34 134 62C112 66 84 62 56 66Z';
  const tucks = line(
    'M60 50C90 42 116 22 130-2M58 60C92 56 120 44 138 24M52 40C82 30 110 10 124-12',
    cloth.line,
    1.4,
    { opacity: '0.6' },
  );
  return (
    path(d, linear(20, [0, cloth.light], [1, cloth.shade])) +
    tucks +
    line(d, cloth.deep, 1.2, { opacity: '0.5' })
  );
}

function waist(cloth: Cloth, sash: string | undefined): string {
  const d = 'M-64 202C-30 212 30 212 64 202L63 224C30 234-30 234-63 224Z';
  if (!sash)
    return path('M-63 212C-30 222 30 222 63 212L62 220C30 230-30 230-62 220Z', cloth.shade);
  if (sash === 'beads')
    return path(d, cloth.light) + path(d, beading(cloth)) + line(d, cloth.line, 1.2);
  const sheen = linear(
    0,
    [0, '#ffffff', 0],
    [0.35, '#ffffff', 0.5],
    [0.6, '#ffffff', 0],
    [1, palette.ink, 0.2],
  );
  return path(d, sash) + path(d, sheen);
}
