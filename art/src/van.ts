import { linear } from './paint.ts';
import { palette } from './palette.ts';
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
    path(d, linear(90, [0, '#33584e'], [0.7, palette.green], [1, '#1b352f'])),
    line(seams, '#17302a', 2, { opacity: '0.6' }),
    path('M0-158H636V-80H0Z', palette.ivory),
    path('M0-170H636V-162H0Z', palette.brass),
    path('M12-420H640Q690-420 722-384H0V-408Q0-420 12-420Z', '#ffffff', { opacity: '0.14' }),
    place(318, -284, mark()),
    rect(0, -396, 12, 316, '#17302a'),
    line('M18-400V-90M6-250H18', '#b8a98f', 3),
  ].join('');
}

/** The firm's sign: a roof over a dress, in a ring. */
function mark(): string {
  return [
    circle(0, 0, 78, 'none', { stroke: palette.gold, 'stroke-width': 4 }),
    circle(0, 0, 68, 'none', { stroke: palette.gold, 'stroke-width': 1.5 }),
    line('M-44-4L0-44L44-4', palette.ivory, 7),
    path('M-12-14C-5-7 5-7 12-14L9 10L36 48H-36L-9 10Z', palette.ivory),
  ].join('');
}

function cab(): string {
  const body = 'M636-262H770L826-168Q866-160 872-120V-76H636Z';
  const glass = linear(60, [0, '#e3ecec'], [1, '#8ea5a9']);
  return [
    path(body, linear(90, [0, palette.paper], [1, palette.stone])),
    path(
      'M636-158H826Q866-150 872-120V-76H636Z',
      linear(90, [0, palette.moss], [1, palette.green]),
    ),
    path('M664-246H756L800-170H664Z', glass),
    path('M700-246L736-246L700-170H672Z', '#ffffff', { opacity: '0.3' }),
    line('M656-254V-84M650-158H830', '#17302a', 2.5, { opacity: '0.5' }),
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
      circle(0, 0, 32, linear(90, [0, '#e6e6e0'], [1, '#9aa3a3'])),
      circle(0, 0, 9, '#7d8789'),
      ...bolts,
    ].join(''),
  );
}
