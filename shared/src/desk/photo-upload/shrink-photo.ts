/** Longest side of a photo that is sent, in px. It shows each scratch of a table and each bead of a dress. */
const MAX_SIDE = 1600;

const JPEG_QUALITY = 0.8;

/**
 * Makes a photo smaller before it is sent. This also removes the place that cameras write
 * into a photo. Returns the file itself if the browser cannot read it, because the backend may.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const picture = await decode(file);
  if (picture === null) return file;
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const content = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  return content ?? file;
}

async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    console.warn('The browser cannot read this photo, so it is sent as it is.', cause);
    return null;
  }
}
