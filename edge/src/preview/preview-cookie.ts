import { number, object, record, string } from 'valibot';
import { createSignedCookie } from './signed-cookie.ts';

export interface Preview {
  folders: Record<string, string>;
  until: number;
}

export const PREVIEW_MS = 30 * 60_000;

export type PreviewCookie = ReturnType<typeof createPreviewCookie>;

const previewSchema = object({ folders: record(string(), string()), until: number() });

/**
 * Signs the cookie, so that only staff choose versions. Whoever has a preview link gets the version
 * that the link names.
 */
export const createPreviewCookie = (secret: string) =>
  createSignedCookie<Preview>({ secret, name: 'preview', schema: previewSchema });
