import { lace } from './lace.ts';
import { clipped, linear } from './paint.ts';
import { cloths, palette } from './palette.ts';
import { circle, fade, line, path, smooth, type Point } from './svg.ts';

/**
 * A veil falling from its comb at the origin to `length`, `spread` wide at the hem, its edge
 * trimmed with lace. `sway` moves the hem to the right.
 */
export function veil(length: number, spread: number, sway = 0): string {
  const side = (k: number): Point[] => [
    [k * 24, 0],
    [k * spread * 0.2 + 6, length * 0.12],
    [k * spread * 0.3 + sway * 0.1, length * 0.4],
    [k * spread * 0.4 + sway * 0.5, length * 0.75],
    [k * spread * 0.5 + sway, length * 0.96],
  ];
  const hem: Point[] = [0.5, 0.36, 0.24, 0.1, -0.04, -0.18, -0.3, -0.42, -0.5].map((k, i) => [
    k * spread + sway,
    length * 0.965 + (i % 2 ? 16 : -10) + Math.cos(k * 3) * length * 0.03,
  ]);
  const d = `${smooth(side(1))}${smooth(hem, true)}${smooth(side(-1).reverse(), true)}Z`;
  const pleats = Array.from({ length: 11 }, (_, i) => {
    const k = (i / 10 - 0.5) * 0.92;
    const edge = (wide: number): Point[] => [
      [k * 40, 0],
      [k * spread * 0.5 + sway * 0.1 + wide * 0.4, length * 0.4],
      [k * spread + sway + wide, length * 1.02],
    ];
    const dark = i % 2 ? '#ffffff' : palette.slate;
    return path(
      `${smooth(edge(-9))}${smooth(edge(14).reverse(), true)}Z`,
      linear(90, [0, dark, 0.2], [1, dark, i % 2 ? 0.5 : 0.1]),
    );
  });
  const trim =
    line(d, cloths.ivory.light, 62, { opacity: '0.75' }) + line(d, lace(cloths.ivory), 62);
  const comb = Array.from({ length: 9 }, (_, i) =>
    circle(-28 + i * 7, -4 - Math.sin((i / 8) * 3.14) * 8, 5.5, '#fffdf8', {
      stroke: palette.brass,
      'stroke-width': 1.2,
    }),
  );
  return [
    fade(0.5, path(d, '#ffffff')),
    clipped(d, pleats.join('')),
    clipped(d, trim),
    line(d, cloths.ivory.line, 1.4, { opacity: '0.7' }),
    ...comb,
  ].join('');
}

/** A turned stand with a rounded head for veils, `h` high; the origin is its foot. */
export function veilStand(h: number): string {
  const wood = linear(0, [0, '#7d5a36'], [0.4, '#b08658'], [1, '#6d4d2d']);
  const linen = linear(0, [0, '#cdbb9f'], [0.4, '#ecdfca'], [1, '#b39d7c']);
  return [
    path(
      `M-96 0C-96-18-40-22-14-34L-9 ${-h + 120}H9L14-34C40-22 96-18 96 0C60 12-60 12-96 0Z`,
      wood,
    ),
    path(
      `M-30 ${-h + 150}C-34 ${-h + 120}-66 ${-h + 100}-66 ${-h + 50}C-66 ${-h - 22} 66 ${-h - 22} 66 ${-h + 50}C66 ${-h + 100} 34 ${-h + 120} 30 ${-h + 150}Z`,
      linen,
    ),
  ].join('');
}
