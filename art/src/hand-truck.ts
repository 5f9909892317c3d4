import { palette } from './palette.ts';
import { circle, line, path } from './svg.ts';

/** A two-wheeled hand truck leaning back. */
export function handTruck(h: number): string {
  const steel = '#3c494d';
  return [
    line(`M${-h * 0.1} 0L${-h * 0.24} ${-h}M${h * 0.06} 0L${-h * 0.08} ${-h}`, steel, 12),
    line(
      [0.2, 0.42, 0.64, 0.86]
        .map((k) => `M${-h * (0.1 + 0.14 * k)} ${-h * k}h${h * 0.16}`)
        .join(''),
      steel,
      8,
    ),
    line(
      `M${-h * 0.24} ${-h}q${-h * 0.02} ${-h * 0.06} ${h * 0.05} ${-h * 0.06}h${h * 0.06}q${h * 0.06} 0 ${h * 0.05} ${h * 0.06}`,
      palette.rose,
      13,
    ),
    path(`M${-h * 0.12} -4H${h * 0.34}V8H${-h * 0.12}Z`, steel),
    circle(-h * 0.08, -h * 0.055, h * 0.07, '#22292b'),
    circle(-h * 0.08, -h * 0.055, h * 0.03, palette.brass),
  ].join('');
}
