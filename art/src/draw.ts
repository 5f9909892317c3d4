/**
 * Draws the shop's pictures: `npm run draw -w art -- [part of a name]` writes `api/images/*.svg`, the
 * same bytes in every run. A scene of `scenes/` composes parts (dresses, boxes, rooms) in the
 * colours of `palette.ts`; `pictures.ts` lists all of them by file name. Fixed ratios: services,
 * sub-services and banner 4:3, products and fit check 4:5, about 3:2. No text, no fonts, no filters.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { pictures } from './pictures.ts';
import { svgDocument } from './svg-document.ts';

const folder = new URL('../../api/images/', import.meta.url);
const wanted = process.argv[2] ?? '';

mkdirSync(folder, { recursive: true });
for (const [name, picture] of Object.entries(pictures)) {
  if (name.includes(wanted)) writeFileSync(new URL(`${name}.svg`, folder), svgDocument(picture));
}
