import { linear } from './paint.ts';
import { palette } from './palette.ts';
import { line, path, rect } from './svg.ts';

/** A plant in a pot, `h` high. */
export function plant(h: number, pot: string = palette.rose): string {
  const stems = [-60, -38, -18, 2, 22, 42, 62].map((turn, i) => {
    const [length, colour] = [
      h * (0.56 + (i % 3) * 0.07),
      [palette.moss, palette.green, '#6b8d7d'][i % 3] ?? palette.moss,
    ];
    const leaf = `M0 0C${-h * 0.09} ${-length * 0.4}${-h * 0.06} ${-length * 0.8} 0 ${-length}C${h * 0.07} ${-length * 0.8} ${h * 0.08} ${-length * 0.4} 0 0Z`;
    return `<g transform="translate(0 ${Math.round(-h * 0.26)}) rotate(${turn * 0.8})">${path(leaf, colour)}${line(`M0 0V${-length * 0.9}`, palette.sage, 1.6, { opacity: '0.6' })}</g>`;
  });
  return [
    ...stems,
    path(
      `M${-h * 0.16} ${-h * 0.3}H${h * 0.16}L${h * 0.12} 0H${-h * 0.12}Z`,
      linear(0, [0, pot], [0.35, '#ffffff'], [0.36, pot], [1, pot]),
    ),
    path(
      `M${-h * 0.16} ${-h * 0.3}H${h * 0.16}L${h * 0.12} 0H${-h * 0.12}Z`,
      linear(0, [0, pot, 0.9], [0.35, pot, 0.7], [1, palette.ink, 0.25]),
    ),
    rect(-h * 0.18, -h * 0.33, h * 0.36, h * 0.06, pot, { rx: 4 }),
  ].join('');
}
