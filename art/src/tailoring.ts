import { linear, tile } from './paint.ts';
import { palette } from './palette.ts';
import { circle, line, path, rect } from './svg.ts';

/** A morning suit on a form: coat, waistcoat and striped trousers; the shoulders lie at y = -60. */
export function morningSuit(): string {
  return trousers() + waistcoat() + both(tail()) + both(sleeve()) + both(lapel());
}

const both = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`;
const coat = linear(0, [0, '#59676d'], [0.5, '#445157'], [1, '#323d42']);

function trousers(): string {
  const stripes = tile(
    'stripes',
    11,
    20,
    rect(0, 0, 4, 20, '#7c868a') + rect(7, 0, 1.4, 20, '#dfe0dc'),
  );
  const legs =
    'M-92 220H92C104 420 96 700 92 912H22C20 720 10 520 0 400C-10 520-20 720-22 912H-92C-96 700-104 420-92 220Z';
  return [
    path(legs, '#9aa2a4'),
    path(legs, stripes),
    path(
      legs,
      linear(
        0,
        [0, palette.ink, 0.34],
        [0.28, '#ffffff', 0.1],
        [0.5, palette.ink, 0.3],
        [0.74, '#ffffff', 0.06],
        [1, palette.ink, 0.4],
      ),
    ),
    line('M-58 300C-62 520-58 720-58 908M58 300C62 520 58 720 58 908', '#e9e9e4', 1.6, {
      opacity: '0.6',
    }),
  ].join('');
}

function waistcoat(): string {
  const shirt = 'M-52-76L0-44L52-76L40 60H-40Z';
  const vest = 'M-66-60L0 82L66-60L92 60L84 236L26 262L0 238L-26 262L-84 236L-92 60Z';
  const buttons = [108, 142, 176, 210].map((y) => circle(7, y, 5, palette.brass));
  return [
    path(shirt, palette.paper),
    path('M-30-96L0-58L-34-34L-54-72Z', '#ffffff', { stroke: palette.sand, 'stroke-width': 1.4 }),
    path('M30-96L0-58L34-34L54-72Z', '#ffffff', { stroke: palette.sand, 'stroke-width': 1.4 }),
    path(
      'M-15-58H15L11-34L26 54L0 88L-26 54L-11-34Z',
      linear(20, [0, palette.sage], [1, palette.moss]),
    ),
    path('M-15-58H15L10-34H-10Z', palette.moss),
    path(vest, linear(0, [0, '#d9cdb9'], [0.5, '#efe6d6'], [1, '#c9bca4'])),
    line('M0 82V238M-66-60L0 82L66-60', palette.clay, 2),
    line('M-66 168h36M66 168h-36', palette.clay, 3),
    ...buttons,
  ].join('');
}

function tail(): string {
  const front =
    'M46-88C82-80 112-70 122-52C118 20 112 90 104 150C100 190 98 210 104 240C120 340 134 470 130 600C118 606 98 606 84 596C82 470 72 340 44 214C40 170 46 100 50 40Z';
  return (
    path(front, coat) +
    line('M88 0C84 80 82 160 92 240', '#2a3438', 2, { opacity: '0.7' }) +
    line('M66 196h36', '#222b2f', 4) +
    circle(50, 190, 6, '#20292c')
  );
}

function sleeve(): string {
  const d =
    'M112-62C146-48 154 6 158 90C162 170 162 250 158 336C146 344 126 344 116 336C116 250 112 160 108 90C106 50 110 0 112-62Z';
  return (
    path(d, coat) +
    path('M116 336C126 344 146 344 158 336V350C146 358 126 358 116 350Z', palette.paper) +
    line('M110 30C112 120 118 220 118 330', '#222b2f', 2.5, { opacity: '0.6' })
  );
}

function lapel(): string {
  const d = 'M46-90C60-84 74-80 84-74L78-36L100-30C92 40 72 110 48 176C44 110 36 40 22-20Z';
  return (
    path(d, linear(30, [0, '#6a787e'], [1, '#465359'])) + line('M84-74L78-36L100-30', '#2a3438', 2)
  );
}
