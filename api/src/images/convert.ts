import sharp from 'sharp';
import type { Format } from './formats.ts';
import type { Picture } from './source-image.ts';

/**
 * Densities for SVG: its natural size has the first one, and the renderer permits at most the
 * second.
 */
const NATURAL_DENSITY = 72;
const MAX_DENSITY = 2400;

sharp.concurrency(1);

/** Renders an SVG at the width in px. Never enlarges a photograph. */
export async function convertPicture(
  source: Picture,
  width: number,
  format: Format,
): Promise<Buffer> {
  const isDrawing = source.contentType === 'image/svg+xml';
  const density = isDrawing ? await computeDensity(source.body, width) : NATURAL_DENSITY;
  const image = sharp(source.body, { density }).resize({ width, withoutEnlargement: !isDrawing });
  if (format === 'avif') return image.avif({ quality: 58, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 80 }).toBuffer();
  if (format === 'jpeg') return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  // A palette suits drawings, which have few colours, but spoils photographs.
  return image.png({ compressionLevel: 9, palette: isDrawing }).toBuffer();
}

async function computeDensity(svg: Buffer, width: number): Promise<number> {
  const naturalWidth = (await sharp(svg).metadata()).width;
  return Math.min(MAX_DENSITY, Math.max(1, (NATURAL_DENSITY * width) / naturalWidth));
}
