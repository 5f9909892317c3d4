import { at, kraft, seg } from './box.ts';
import { clipped, linear } from './paint.ts';
import { cloths, palette, type Cloth } from './palette.ts';
import { el, line, path, polygon, straight, type Point } from './svg.ts';

/** A tall wardrobe carton, its near face open on clothes that hang from the rail. */
export function wardrobeCarton(): string {
  const [r, l, h] = [300, 210, 640];
  const side = (points: Point[], fill: string): string =>
    polygon(points, fill, { stroke: kraft.edge, 'stroke-width': 1.2, 'stroke-opacity': 0.6 });
  const window = [at(24, 0, 60), at(r - 24, 0, 60), at(r - 24, 0, h - 60), at(24, 0, h - 60)];
  const onFace = (content: string): string =>
    el('g', { transform: 'matrix(0.87 -0.4 0 1 0 0)' }, content);
  return [
    side([at(0, l, h), at(r, l, h), at(r, l, h + 80), at(0, l, h + 80)], kraft.left),
    polygon([at(0, 0, h), at(r, 0, h), at(r, l, h), at(0, l, h)], '#6d4f31'),
    line(seg(at(0, l / 2, h - 6), at(r, l / 2, h - 6)), '#b9c2c4', 9),
    side(
      [at(0, 0, 0), at(0, l, 0), at(0, l, h), at(0, 0, h)],
      linear(100, [0, kraft.left], [1, kraft.right]),
    ),
    side(
      [at(0, 0, 0), at(r, 0, 0), at(r, 0, h), at(0, 0, h)],
      linear(75, [0, kraft.right], [1, kraft.edge]),
    ),
    polygon(window, '#5b4229'),
    clipped(
      `${straight(window)}Z`,
      onFace(line(`M24 ${-h + 78}H${r - 24}`, '#d5dcdc', 9) + clothes(-h + 82)),
    ),
    polygon(window, 'none', { stroke: '#e1c49a', 'stroke-width': 3, 'stroke-opacity': 0.7 }),
    side(
      [at(0, 0, h), at(r, 0, h), [at(r, 0, h)[0] + 40, at(r, 0, h)[1] + 60], [40, -h + 66]],
      linear(90, [0, kraft.top], [1, kraft.left]),
    ),
    side(
      [at(0, 0, h), at(0, l, h), [at(0, l, h)[0] - 60, at(0, l, h)[1] + 26], [-60, -h + 34]],
      kraft.top,
    ),
    line(seg(at(0, 70, 250), at(0, 140, 250)), '#5e4326', 22, { opacity: '0.75' }),
  ].join('');
}

function clothes(top: number): string {
  const looks: readonly Cloth[] = [
    cloths.sage,
    cloths.ivory,
    cloths.rose,
    cloths.champagne,
    cloths.green,
    cloths.blush,
  ];
  return looks
    .map((cloth, i) => {
      const x = 40 + i * 42;
      const length = [430, 500, 380, 470, 420, 500][i] ?? 400;
      const d = `M${x} ${top + 18}C${x + 12} ${top + 30} ${x + 22} ${top + 50} ${x + 22} ${top + 80}L${x + 30} ${top + length}Q${x} ${top + length + 14} ${x - 26} ${top + length}L${x - 20} ${top + 80}C${x - 20} ${top + 50}${x - 10} ${top + 30} ${x} ${top + 18}Z`;
      return (
        line(`M${x} ${top + 20}V${top + 4}q0-8 8-8`, '#dfe4e3', 3) +
        path(d, linear(0, [0, cloth.shade], [0.4, cloth.light], [1, cloth.deep])) +
        line(`M${x + 4} ${top + 90}L${x + 8} ${top + length - 10}`, cloth.deep, 2, {
          opacity: '0.5',
        })
      );
    })
    .join('');
}

/** Boxes as they are delivered: flat, strapped, leaning on the wall; the origin is the near foot. */
export function flatPack(h: number): string {
  const sheets = Array.from({ length: 4 }, (_, i) => {
    const x = i * 15;
    const d: Point[] = [
      [x, 0 - i * 4],
      [x + 250, -60 - i * 4],
      [x + 290, -60 - h - i * 4],
      [x + 40, -h - i * 4],
    ];
    return polygon(d, linear(60, [0, palette.kraftLight], [1, palette.kraft]), {
      stroke: kraft.edge,
      'stroke-width': 1.4,
    });
  });
  const flutes = Array.from(
    { length: 4 },
    (_, i) => `M${i * 15 + 40} ${-h - i * 4}L${i * 15} ${-i * 4}`,
  ).join('');
  return [
    ...sheets.reverse(),
    line(flutes, palette.kraftDark, 2.4, { opacity: '0.7' }),
    line(
      `M130-31L170 ${-h - 31}M14 ${-h * 0.35}L264 ${-h * 0.35 - 60}M26 ${-h * 0.66}L276 ${-h * 0.66 - 60}`,
      kraft.edge,
      1.8,
      { opacity: '0.5' },
    ),
    line(`M70-17L110 ${-h - 17}l66-30M196-47L236 ${-h - 47}`, palette.green, 9),
  ].join('');
}
