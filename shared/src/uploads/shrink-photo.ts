/** Longest side of a photo that is sent, in px. It shows every piece of a room and each bead of a dress. */
const MAX_SIDE = 1800;

/** Longest side of the preview beside the progress, in px. */
const PREVIEW_SIDE = 240;

const JPEG_QUALITY = 0.82;

export interface ShrunkPhoto {
  content: Blob;
  /** Small picture as a `data:` URL, or '' if the browser cannot read the photo. */
  preview: string;
}

/**
 * Makes a photo smaller before it is sent. This also removes the place and the time that cameras
 * write into a photo. Returns the file itself if the browser cannot read it, because the backend
 * may know its format.
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto> {
  const picture = await decode(file);
  if (picture === null) return { content: file, preview: '' };
  const preview = draw(picture, PREVIEW_SIDE)?.toDataURL('image/jpeg', JPEG_QUALITY) ?? '';
  const content = await toJpeg(draw(picture, MAX_SIDE));
  picture.close();
  return { content: content ?? file, preview };
}

async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    console.warn('The browser cannot read this photo, so it is sent as it is.', cause);
    return null;
  }
}

/** Draws a picture on white, because a JPEG has no transparent parts. */
function draw(picture: ImageBitmap, maxSide: number): HTMLCanvasElement | null {
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement | null): Promise<Blob | null> =>
  new Promise((resolve) => {
    if (canvas === null) resolve(null);
    else canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
