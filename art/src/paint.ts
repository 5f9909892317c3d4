import { el } from './svg.ts';

/**
 * Gradients, patterns and clips. Each call registers its definition and gives the reference; the
 * finished picture carries only the definitions that it uses.
 */
const definitions = new Map<string, string>();

type Stop = readonly [at: number, colour: string, opacity?: number];

/** A linear gradient over the shape's box; `angle` 0 runs to the right, 90 downwards. */
export function linear(angle: number, ...stops: Stop[]): string {
  const id = idOf('l', angle, stops);
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
  const ends = { x1: pct(0.5 - dx), y1: pct(0.5 - dy), x2: pct(0.5 + dx), y2: pct(0.5 + dy) };
  return define(id, el('linearGradient', { id, ...ends }, ...stops.map(stop)));
}

/** A radial gradient; middle and radius are fractions of the shape's box. */
export function radial([cx = 0.5, cy = 0.5, r = 0.5]: readonly number[], ...stops: Stop[]): string {
  const id = idOf('r', `${cx}-${cy}-${r}`, stops);
  const place = { cx: pct(cx), cy: pct(cy), r: pct(r) };
  return define(id, el('radialGradient', { id, ...place }, ...stops.map(stop)));
}

/** A tile repeated over the shape. */
export function tile(
  name: string,
  width: number,
  height: number,
  content: string,
  turn = 0,
): string {
  const attributes = { id: name, width, height, patternUnits: 'userSpaceOnUse' };
  const patternTransform = turn ? `rotate(${turn})` : undefined;
  return define(name, el('pattern', { ...attributes, patternTransform }, content));
}

/** `content` seen only inside the outline `d`. */
export function clipped(d: string, content: string): string {
  const id = idOf('c', '', d);
  define(id, el('clipPath', { id }, el('path', { d })));
  return el('g', { 'clip-path': `url(#${id})` }, content);
}

/** A drawing that is defined once and repeated: gives the reference for `use`. */
export function stamp(content: string): (x: number, y: number) => string {
  const id = idOf('s', content);
  define(id, el('g', { id }, content));
  return (x, y) => el('use', { href: `#${id}`, x, y });
}

/** The definitions that `body` refers to, and those that they refer to. */
export function definitionsOf(body: string): string {
  const used = new Set<string>();
  const visit = (text: string): void => {
    for (const [, id = ''] of text.matchAll(/(?:url\(|href=")#([^)"]+)/g)) {
      if (used.has(id)) continue;
      used.add(id);
      visit(definitions.get(id) ?? '');
    }
  };
  visit(body);
  return [...used].map((id) => definitions.get(id) ?? '').join('');
}

function define(id: string, definition: string): string {
  definitions.set(id, definition);
  return `url(#${id})`;
}

const pct = (value: number): string => `${Math.round(value * 1000) / 10}%`;

const stop = ([at, colour, opacity]: Stop): string =>
  el('stop', { offset: pct(at), 'stop-color': colour, 'stop-opacity': opacity?.toString() });

/** Short and the same in every run: FNV-1a of what is defined. */
function idOf(kind: string, ...parts: unknown[]): string {
  let hash = 2166136261;
  for (const char of JSON.stringify(parts)) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  return kind + (hash >>> 0).toString(36);
}
