import { linear } from './paint.ts';
import { palette } from './palette.ts';
import { circle, ellipse, line, path, rect } from './svg.ts';

/** What a dress hangs on; the origin is the dress's. */

/** The linen body of a dress form, shown above a neckline, and its stand down to `floor`. */
export function dressForm(floor: number): { body: string; foot: string } {
  const linen = linear(0, [0, '#cdbb9f'], [0.35, '#e9dcc6'], [0.7, '#d9c8ac'], [1, '#b39d7c']);
  const torso =
    'M-30-140C-34-104-52-84-104-64C-116-30-100 20-90 70C-84 130-62 170-62 215L62 215C62 170 84 130 90 70C100 20 116-30 104-64C52-84 34-104 30-140Z';
  const body = [
    path(torso, linen),
    line('M0-138V215M-44-84C-60 0-50 120-34 214M44-84C60 0 50 120 34 214', '#9a8464', 1.4, {
      opacity: '0.5',
    }),
    ellipse(0, -142, 31, 9, palette.kraftDark),
    path(
      'M-31-142C-31-154-12-160-10-172C-8-184 8-184 10-172C12-160 31-154 31-142C20-134-20-134-31-142Z',
      linear(0, [0, '#7d5a36'], [0.4, '#b08658'], [1, '#6d4d2d']),
    ),
    circle(0, -184, 10, palette.kraftDark),
  ].join('');
  const wood = linear(0, [0, '#7d5a36'], [0.4, '#b08658'], [1, '#6d4d2d']);
  const foot = [
    rect(-9, 200, 18, floor - 216, wood),
    path(
      `M-6 ${floor - 60}C-30 ${floor - 40}-70 ${floor - 20}-104 ${floor - 4}L-96 ${floor + 6}C-60 ${floor - 8}-24 ${floor - 16} 0 ${floor - 26}C24 ${floor - 16} 60 ${floor - 8} 96 ${floor + 6}L104 ${floor - 4}C70 ${floor - 20} 30 ${floor - 40} 6 ${floor - 60}Z`,
      wood,
    ),
    path(`M-8 ${floor - 50}L8 ${floor - 50}L6 ${floor + 16}L-6 ${floor + 16}Z`, wood),
  ].join('');
  return { body, foot };
}

/** A wooden hanger whose shoulders meet the dress's, with a brass hook up to `top`. */
export function hanger(top = -190): string {
  const wood = linear(90, [0, '#c99d6a'], [0.5, '#a97a48'], [1, '#85592f']);
  return [
    line(`M0-108V-128C0-140 22-142 22-162C22-184-14-186-16-162`, palette.brass, 6),
    line(`M3-110V-126C3-138 25-142 25-160`, '#f0dcae', 1.6, { opacity: '0.7' }),
    path(
      'M0-112C34-108 84-82 116-56C122-48 116-40 106-42C76-60 36-74 0-76C-36-74-76-60-106-42C-116-40-122-48-116-56C-84-82-34-108 0-112Z',
      wood,
    ),
    line('M-104-56C-74-78-32-98 0-100C32-98 74-78 104-56', '#e8c79b', 2, { opacity: '0.6' }),
    circle(0, -108, 6, palette.brass),
    circle(2, -181, 8, palette.brass),
    circle(0, -183, 3, '#f0dcae'),
    top < -190 ? line(`M3-180V${top}`, palette.brass, 4) : '',
  ].join('');
}
