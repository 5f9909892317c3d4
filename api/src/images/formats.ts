/** What a picture is converted to for those who read it, the smallest first. */
const small = ['avif', 'webp'] as const;

/** The others are read by everyone. */
export type Format = (typeof small)[number] | 'jpeg' | 'png';

/**
 * The smallest format that an `Accept` header names. Where it names none, a JPEG stays one, and all
 * else is a PNG, which keeps drawings sharp and what is transparent transparent.
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
