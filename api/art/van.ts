import { palette } from './palette.ts';
import { linear } from './paint.ts';
import { circle, line, path, place, rect } from './svg.ts';

/** A Luton van facing right, 900 px long; the origin is on the road below its tail. */
export function van(): string {
  return [
    cargo(),
    cab(),
    rect(0, -84, 850, 26, '#2b3336'),
    rect(0, -84, 850, 8, '#46525a'),
    rect(-14, -78, 30, 30, '#2b3336', { rx: 4 }),
    rect(846, -96, 34, 40, '#3a4549', { rx: 8 }),
    wheel(180),
    wheel(728),
  ].join('');
}

function cargo(): string {
  const d = 'M12-420H640Q742-420 764-300L770-262H636V-80H0V-408Q0-420 12-420Z';
  const seams = [128, 256, 384, 512].map((x) => `M${x}-416V-84`).join('');
  return [
    path(d, linear([[0, '#fffdf8'], [0.7, '#efe7d9'], [1, '#d6cab6']])),
    line(seams, '#cfc2ad', 2),
    path('M0-176H636V-80H0Z', palette.green),
    path('M0-196H636V-186H0Z', palette.brass),
    path('M12-420H640Q690-420 722-384H0V-408Q0-420 12-420Z', '#ffffff', { opacity: '0.5' }),
    place(300, -296, mark()),
    rect(0, -396, 12, 316, palette.sand),
    line('M18-400V-90M6-250H18', '#b8a98f', 3),
  ].join('');
}

/** The firm's sign: a roof over a dress, in a ring. */
function mark(): string {
  return [
    circle(0, 0, 62, 'none', { stroke: palette.brass, 'stroke-width': 4 }),
    line('M-38-6L0-40L38-6', palette.green, 6),
    path('M-10-12C-4-6 4-6 10-12L8 8L30 40H-30L-8 8Z', palette.green),
  ].join('');
}

function cab(): string {
  const body = 'M636-262H770L826-168Q866-160 872-120V-76H636Z';
  const glass = linear([[0, '#e3ecec'], [1, '#8ea5a9']], 60);
  return [
    path(body, linear([[0, palette.moss], [1, palette.green]])),
    path('M664-246H756L800-170H664Z', glass),
    path('M700-246L736-246L700-170H672Z', '#ffffff', { opacity: '0.3' }),
    line('M656-254V-84M656-160H806', '#17302a', 2.5, { opacity: '0.7' }),
    rect(668, -146, 30, 7, '#17302a', { rx: 3 }),
    path('M846-150Q868-146 870-124H840Q838-142 846-150Z', '#fbeec8'),
    path('M806-206h14q8 0 8 10v26q0 8-8 8h-14Z', '#22302f'),
    rect(636, -262, 6, 182, '#17302a', { opacity: '0.5' }),
  ].join('');
}

function wheel(x: number): string {
  const bolts = [0, 72, 144, 216, 288].map((turn) => {
    const a = (turn * Math.PI) / 180;
    return circle(Math.cos(a) * 15, Math.sin(a) * 15, 3, '#6c777a');
  });
  return place(
    x,
    -56,
    [
      path('M-78 0A78 78 0 0 1 78 0Z', '#1c2527'),
      circle(0, 0, 58, '#22292b'),
      circle(0, 0, 52, 'none', { stroke: '#3b4548', 'stroke-width': 3 }),
      circle(0, 0, 32, linear([[0, '#e6e6e0'], [1, '#9aa3a3']])),
      circle(0, 0, 9, '#7d8789'),
      ...bolts,
    ].join(''),
  );
}
