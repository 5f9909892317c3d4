/** Formats that only some clients accept, the smallest files first. */
const compactFormats = ['avif', 'webp'] as const;

/** A picture format. Every client accepts JPEG and PNG. */
export type Format = (typeof compactFormats)[number] | 'jpeg' | 'png';

/**
 * Returns the smallest format that an `Accept` header names. Otherwise a JPEG stays JPEG, and other
 * pictures become PNG, which keeps drawings sharp and transparency intact.
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
