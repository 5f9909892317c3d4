/** Messages for the person who uploads a file, by the reason why it is refused as a picture. */
export const refusals = {
  empty: 'Picture: the file is empty. Choose another one.',
  large: 'Picture: the file is too large. Make it smaller first.',
  unknown:
    'Picture: the shop cannot read this file. Choose a picture in the format JPEG, PNG, WebP, AVIF or GIF.',
  drawing: 'Picture: SVG drawings cannot be uploaded. Export the drawing as PNG first.',
  heic: 'Picture: the shop cannot read HEIC. Save the photo as JPEG first, or set the camera to ‘Most Compatible’.',
  animated: 'Picture: animations cannot be uploaded. Choose a still picture.',
  pixels: 'Picture: it has more than 50 megapixels. Make it smaller first.',
  damaged:
    'Picture: the file is damaged or incomplete. Save the picture again, or choose another one.',
  costly: 'Picture: it needs too much time or memory. Save it as JPEG first, or make it smaller.',
} as const;

export type Refusal = keyof typeof refusals;

export class RefusedPictureError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, message: string = refusals[refusal]) {
    super(message);
    this.name = 'RefusedPictureError';
    this.refusal = refusal;
  }
}

/** Returns the refusal of a file with more than `maxBytes`. */
export const createTooLargeError = (maxBytes: number): RefusedPictureError =>
  new RefusedPictureError(
    'large',
    `Picture: the file is larger than ${Math.round(maxBytes / 1024 / 1024)} MB. Make it smaller first.`,
  );
