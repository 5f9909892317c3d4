/** Permitted widths in px. Arbitrary widths would let clients fill the disk with conversions. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920];

/** Formats that only some clients accept, smallest file size first. */
const compactFormats = ['avif', 'webp'] as const;

export type Format = (typeof compactFormats)[number] | 'jpeg' | 'png';

/**
 * Returns the smallest format that the Accept header names. If the header names no compact format,
 * a JPEG stays JPEG. Other pictures then become PNG, which keeps drawings sharp.
 */
export function chooseFormat(accept: string | undefined, sourceType: string): Format {
  const acceptedTypes = parseAcceptedTypes(accept ?? '');
  return (
    compactFormats.find((format) => acceptedTypes.includes(`image/${format}`)) ??
    getFallbackFormat(sourceType)
  );
}

/** Lists the formats that `chooseFormat` can return for a picture. */
export const listFormats = (sourceType: string): Format[] => [
  ...compactFormats,
  getFallbackFormat(sourceType),
];

const getFallbackFormat = (sourceType: string): Format =>
  sourceType === 'image/jpeg' ? 'jpeg' : 'png';

function parseAcceptedTypes(accept: string): string[] {
  return accept.split(',').flatMap((entry) => {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    return isRefused ? [] : [type];
  });
}
