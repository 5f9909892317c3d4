import type { Config } from '../../config/config.ts';
import type { PictureUrlBuilder } from './goods-part.ts';

/** Picture width in px. It is twice the displayed width and one of the stored widths. */
const PICTURE_WIDTH = 160;

/**
 * Returns a function that builds the picture URLs of an order's email, on the backend's public
 * host. The backend serves drawings as PNG, which every email program displays.
 */
export const createPictureUrlBuilder =
  ({ apiHost }: Pick<Config, 'apiHost'>, site: string): PictureUrlBuilder =>
  (file) => {
    const path = file.split('/').map(encodeURIComponent).join('/');
    return new URL(`${apiHost}/images/${path}?w=${PICTURE_WIDTH}`, site).href;
  };
