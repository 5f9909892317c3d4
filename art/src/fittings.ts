import { linear } from './paint.ts';
import { palette, type Cloth } from './palette.ts';
import { line, path, rect } from './svg.ts';

/** What the rooms of the series are fitted with. */

/** A shelf `w` long with folded cloths and bottles' company of boxes; the origin is its left end. */
export function shelf(w: number, goods: string): string {
  return [
    goods,
    rect(0, 0, w, 18, linear(90, [0, palette.kraftLight], [1, palette.kraftDark])),
    rect(12, 18, w - 24, 10, palette.ink, { opacity: '0.16' }),
    line(`M40 18V54L26 18M${w - 40} 18V54L${w - 26} 18`, palette.brass, 5),
  ].join('');
}

/** A pile of folded cloths, `w` wide. */
export function folds(w: number, cloth: readonly Cloth[]): string {
  return cloth
    .map((c, i) => {
      const y = -i * 30;
      const d = `M${-w / 2 + 14} ${y - 28}H${w / 2 - 8}Q${w / 2} ${y - 14} ${w / 2 - 8} ${y}H${-w / 2 + 14}Q${-w / 2} ${y - 14} ${-w / 2 + 14} ${y - 28}Z`;
      return (
        path(d, linear(90, [0, c.light], [1, c.shade])) +
        line(`M${-w / 2 + 16} ${y - 14}H${w / 2 - 6}`, c.deep, 2, { opacity: '0.5' })
      );
    })
    .join('');
}

/** A closed archive box from the front with a brass label holder. */
export function archiveBox(w: number, h: number, colour: string = palette.green): string {
  return [
    rect(-w / 2, -h, w, h, colour),
    rect(-w / 2, -h, w, h, linear(20, [0, '#ffffff', 0.16], [1, '#000000', 0.14])),
    rect(-w / 2 - 4, -h, w + 8, h * 0.3, colour),
    rect(-w / 2 - 4, -h, w + 8, h * 0.3, linear(90, [0, '#ffffff', 0.22], [1, '#ffffff', 0.04])),
    rect(-w / 2 - 4, -h * 0.7, w + 8, 4, palette.ink, { opacity: '0.25' }),
    rect(-w * 0.14, -h * 0.5, w * 0.28, h * 0.24, palette.gold, { rx: 3 }),
    rect(-w * 0.11, -h * 0.46, w * 0.22, h * 0.16, palette.paper),
  ].join('');
}
