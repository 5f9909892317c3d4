import type { Config } from '../../config/config.ts';
import type { PictureAddress } from './order-goods.ts';

/** Px: twice what a mail shows, and one of the widths in which pictures are kept. */
const WIDTH = 160;

/**
 * Where the pictures of an order's mail are: at the backend as browsers reach it, seen from the storefront of the order.
 * A drawing comes as a PNG there, which every mail program shows.
 */
export const pictureAddress =
  ({ apiHost }: Pick<Config, 'apiHost'>, site: string): PictureAddress =>
  (file) => {
    const path = file.split('/').map(encodeURIComponent).join('/');
    return new URL(`${apiHost}/images/${path}?w=${WIDTH}`, site).href;
  };
