import { createSecretCookie } from '../../http/secret-cookie.ts';

/** Longest duration of a preview, in hours. */
export const PREVIEW_HOURS = 4;

/** Holds the token of a preview. The package `edge` has a copy of this name. */
export const previewCookie = createSecretCookie('catalogue-preview', PREVIEW_HOURS);
