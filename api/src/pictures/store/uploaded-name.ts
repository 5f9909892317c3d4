/** Number of hexadecimal characters of the SHA-256 in a file name. */
const HASH_LENGTH = 32;

/** Matches names of uploaded pictures. No built-in picture has such a name. */
const UPLOADED_NAME_PATTERN = /^[0-9a-f]{32}\.(?:jpg|webp)$/;

export const isUploadedName = (file: string): boolean => UPLOADED_NAME_PATTERN.test(file);

export const buildUploadedName = (sha256: string, extension: 'jpg' | 'webp'): string =>
  `${sha256.slice(0, HASH_LENGTH)}.${extension}`;

/** Returns the hash in the name of an uploaded picture. */
export const getContentHash = (file: string): string => file.slice(0, HASH_LENGTH);
