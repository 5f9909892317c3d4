import sharp from 'sharp';
import type { Format } from '../store/formats.ts';
import type { Picture } from '../store/source-image.ts';

/**
 * Densities for rendering SVG, in dpi. An SVG has its natural size at `NATURAL_DENSITY`.
 * `MAX_DENSITY` is the renderer's maximum.
 */
const NATURAL_DENSITY = 72;
const MAX_DENSITY = 2400;

sharp.concurrency(1);

/**
 * Converts a picture to a width in px. Enlarges only an SVG, because enlarged photographs are
 * blurred.
 */
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
  // Uses a palette only for drawings, which have few colours. A palette would spoil photographs.
  return image.png({ compressionLevel: 9, palette: isDrawing }).toBuffer();
}

async function computeDensity(svg: Buffer, width: number): Promise<number> {
  const naturalWidth = (await sharp(svg).metadata()).width;
  return Math.min(MAX_DENSITY, Math.max(1, (NATURAL_DENSITY * width) / naturalWidth));
}
