/** Draws the shop's icons: `npm run draw:icons -w art` writes `edge/icons`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { icons, mark } from './mark.ts';

const folder = new URL('../../edge/icons/', import.meta.url);

/** Dots per inch at which an SVG of 32 px is drawn 32 px wide. */
const NATURAL_DENSITY = 72;

mkdirSync(folder, { recursive: true });
writeFileSync(new URL('favicon.svg', folder), mark);
for (const [name, { drawing, width }] of Object.entries(icons))
  await sharp(Buffer.from(drawing), { density: (NATURAL_DENSITY * width) / 32 })
    .resize({ width, height: width })
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileURLToPath(new URL(name, folder)));
