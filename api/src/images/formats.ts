/** What a picture is converted to, the smallest first. */
export const formats = ['avif', 'webp', 'png'] as const;

export type Format = (typeof formats)[number];

/** The smallest format that an `Accept` header names; PNG, which everyone reads, where it names none. */
export function formatFor(accept = ''): Format {
  const named = accept.split(',').flatMap((entry) => {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    return refused ? [] : [type];
  });
  return formats.find((format) => named.includes(`image/${format}`)) ?? 'png';
}
