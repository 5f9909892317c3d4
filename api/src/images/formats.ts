/** Sorted by size of file, the smallest first. Only some clients accept these. */
const compactFormats = ['avif', 'webp'] as const;

export type Format = (typeof compactFormats)[number] | 'jpeg' | 'png';

/**
 * Returns the smallest format that the header names. Otherwise pictures except JPEG become PNG,
 * which keeps drawings sharp.
 */
export function chooseFormat(accept: string | undefined, sourceType: string): Format {
  const acceptedTypes = parseAcceptedTypes(accept ?? '');
  const fallbackFormat = sourceType === 'image/jpeg' ? 'jpeg' : 'png';
  return (
    compactFormats.find((format) => acceptedTypes.includes(`image/${format}`)) ?? fallbackFormat
  );
}

function parseAcceptedTypes(accept: string): string[] {
  return accept.split(',').flatMap((entry) => {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    return isRefused ? [] : [type];
  });
}
