/** The few SVG primitives that the pictures are composed of; numbers are rounded to keep files small. */
export type Point = readonly [x: number, y: number];
type Attributes = Record<string, string | number | undefined>;

export const round = (value: number): number => Math.round(value * 10) / 10 || 0;

/** An element with its attributes and children; `undefined` attributes are left out. */
export function el(tag: string, attributes: Attributes, ...children: string[]): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children.length ? `<${tag}${list}>${children.join('')}</${tag}>` : `<${tag}${list}/>`;
}

export const path = (d: string, fill: string, more: Attributes = {}): string =>
  el('path', { d, fill, ...more });

export const line = (d: string, stroke: string, width = 2, more: Attributes = {}): string =>
  el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => el('rect', { x, y, width, height, fill, ...more });

export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  more: Attributes = {},
): string => el('circle', { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => el('ellipse', { cx, cy, rx, ry, fill, ...more });

export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}): string =>
  path(`${straight(points)}Z`, fill, more);

/** A group, moved to (x, y), scaled and turned. */
export function place(
  x: number,
  y: number,
  content: string,
  { scale = 1, mirror = false, turn = 0 }: { scale?: number; mirror?: boolean; turn?: number } = {},
): string {
  const moves = [`translate(${round(x)} ${round(y)})`];
  if (turn) moves.push(`rotate(${turn})`);
  if (scale !== 1 || mirror) moves.push(`scale(${mirror ? -scale : scale} ${scale})`);
  return el('g', { transform: moves.join(' ') }, content);
}

export const fade = (opacity: number, content: string): string =>
  el('g', { opacity: String(opacity) }, content);

export const straight = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

/** A smooth curve through all points (Catmull-Rom as Béziers); `join` continues a path. */
export function smooth(points: readonly Point[], join = false): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const [x0, y0] = at(0);
  let d = `${join ? 'L' : 'M'}${round(x0)} ${round(y0)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)} `;
    d += `${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)} `;
    d += `${round(to[0])} ${round(to[1])}`;
  }
  return d;
}

/** Numbers in [0, 1) that are the same in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed * 2654435761 + 1013904223;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
