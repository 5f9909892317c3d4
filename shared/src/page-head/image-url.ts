import type { ShopConfig } from '../config/config';
import { buildImageUrl } from '../catalogue-image/catalogue-image-url';

export const imageUrl = (
  { apiHost, publicUrl }: Pick<ShopConfig, 'apiHost' | 'publicUrl'>,
  file: string,
) => new URL(`${buildImageUrl(apiHost, file)}?w=1280`, publicUrl).href;
