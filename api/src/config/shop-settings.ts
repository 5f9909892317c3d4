import type { CommonSettings } from 'server/settings';

/** What mails say about the firm. */
export type ShopSettings = CommonSettings['shop'];
