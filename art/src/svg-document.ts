import { definitionsOf } from './paint.ts';
import type { Picture } from './pictures.ts';

/** The finished file of a picture, with the definitions that it uses and no others. */
export function svgDocument({ width, height, draw }: Picture): string {
  const body = draw();
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const defs = `<defs>${definitionsOf(body)}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${body}</svg>\n`;
}
