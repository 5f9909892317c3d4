import type { ShopConfig } from '../config/config';
import { imageAddress } from '../image-address/image-address';

/** Whole address of a catalogue image as other sites fetch it, 1280 px wide (decision 8). */
export const imageUrl = (
  { apiHost, publicUrl }: Pick<ShopConfig, 'apiHost' | 'publicUrl'>,
  file: string,
) => new URL(`${imageAddress(apiHost, file)}?w=1280`, publicUrl).href;
