/** Formats that only some clients accept, the smallest files first. */
const small = ['avif', 'webp'] as const;

/** A picture format. Every client accepts JPEG and PNG. */
export type Format = (typeof small)[number] | 'jpeg' | 'png';

/**
 * Returns the smallest format that an `Accept` header names. Otherwise a JPEG stays JPEG, and other
 * pictures become PNG, which keeps drawings sharp and transparency intact.
 */
export function formatFor(accept: string | undefined, sourceType: string): Format {
  const named = namedIn(accept ?? '');
  const plain = sourceType === 'image/jpeg' ? 'jpeg' : 'png';
  return small.find((format) => named.includes(`image/${format}`)) ?? plain;
}

function namedIn(accept: string): string[] {
  return accept.split(',').flatMap((entry) => {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    return refused ? [] : [type];
  });
}
