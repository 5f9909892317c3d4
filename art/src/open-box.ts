import { at, seg, type BoxLook, type BoxSize } from './box.ts';
import { linear } from './paint.ts';
import { line, polygon, type Point } from './svg.ts';

/** An open carton with its flaps out; `content` is drawn standing in it. */
export function openBox(size: BoxSize, look: BoxLook, content = ''): string {
  const { right: r, left: l, height: h } = size;
  const rim: Point[] = [at(0, 0, h), at(r, 0, h), at(r, l, h), at(0, l, h)];
  const flap = (a: Point, b: Point, dx: number, dy: number, fill: string): string =>
    polygon([a, b, [b[0] + dx, b[1] + dy], [a[0] + dx, a[1] + dy]], fill, {
      stroke: look.edge,
      'stroke-width': 1,
      'stroke-opacity': 0.5,
    });
  const [near, right, far, left] = rim as [Point, Point, Point, Point];
  const reach = l * 0.42;
  return [
    flap(far, right, reach * 0.45, -reach * 0.75, look.left),
    flap(left, far, -reach * 0.5, -reach * 0.7, look.right),
    polygon(rim, '#6d4f31'),
    polygon([far, right, at(r, 0, h * 0.55), at(r, l, h * 0.4)], '#8a663f', { opacity: '0.7' }),
    content,
    face(
      [at(0, 0, 0), at(r, 0, 0), right, near],
      linear(75, [0, look.right], [1, look.edge]),
      look,
    ),
    face(
      [at(0, 0, 0), at(0, l, 0), left, near],
      linear(100, [0, look.left], [1, look.right]),
      look,
    ),
    flap(near, right, reach * 0.62, reach * 0.34, linear(90, [0, look.top], [1, look.left])),
    flap(left, near, -reach * 0.62, reach * 0.3, linear(90, [0, look.top], [1, look.left])),
    line(seg(near, [near[0], 0]), look.edge, 1.4, { opacity: '0.6' }),
  ].join('');
}

const face = (points: Point[], fill: string, look: BoxLook): string =>
  polygon(points, fill, { stroke: look.edge, 'stroke-width': 1, 'stroke-opacity': 0.5 });
