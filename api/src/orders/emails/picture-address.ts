import type { Config } from '../../config/config.ts';
import type { PictureAddress } from './order-goods.ts';

/** Picture width in px. It is twice the displayed width and one of the stored widths. */
const WIDTH = 160;

/**
 * Returns a function that builds the picture URLs of an order's email, on the backend's public
 * host. The backend serves drawings as PNG, which every email program displays.
 */
export const pictureAddress =
  ({ apiHost }: Pick<Config, 'apiHost'>, site: string): PictureAddress =>
  (file) => {
    const path = file.split('/').map(encodeURIComponent).join('/');
    return new URL(`${apiHost}/images/${path}?w=${WIDTH}`, site).href;
  };
