import type { Config } from '../../config/config.ts';
import type { PictureAddress } from './order-goods.ts';

/** Picture width in px. It is twice the displayed width and one of the stored widths. */
const WIDTH = 160;

/**
 * Returns the picture URLs of an order's mail, on the backend as browsers reach it. Drawings are
 * served as PNG, which every email program displays.
 */
export const pictureAddress =
  ({ apiHost }: Pick<Config, 'apiHost'>, site: string): PictureAddress =>
  (file) => {
    const path = file.split('/').map(encodeURIComponent).join('/');
    return new URL(`${apiHost}/images/${path}?w=${WIDTH}`, site).href;
  };
