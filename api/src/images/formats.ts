/** Formats for clients that accept them, the smallest first. */
const small = ['avif', 'webp'] as const;

/** Every client reads JPEG and PNG. */
export type Format = (typeof small)[number] | 'jpeg' | 'png';

/**
 * Returns the smallest format in an `Accept` header. Without one a JPEG stays JPEG, and other
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
