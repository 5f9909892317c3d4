import { use, useState } from 'react';
import { classNames } from '../class-names';
import { ShownContext } from '../../page-head/is-shown';
import { imageAddress, imageWidths, seenSizes } from '../../image-address/image-address';
import { useImageBase } from './image-base';
import { PictureFallback } from './picture-fallback';
import styles from './picture.module.css';

export interface PictureProps {
  /** File name of an image of the catalogue; without one the drawn stand-in is shown. */
  file?: string | null;
  alt: string;
  ratio?: keyof typeof ratios;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes?: string;
  /** The page's largest picture, one alone: fetched first. Others wait until they come near. */
  priority?: boolean;
  /** Colour of the place while the picture loads. */
  placeholder?: 'stone' | 'blush' | 'green';
  rounded?: boolean;
  className?: string;
}

const ratios = {
  '1/1': 'square',
  '4/3': 'wide',
  '3/2': 'photo',
  '3/4': 'tall',
  '16/9': 'screen',
  '21/9': 'banner',
} as const;

/** A picture in a place of fixed shape; if it cannot be loaded, a calm drawing bears its text. */
export function Picture(props: PictureProps) {
  const { file, alt, ratio = '4/3', placeholder = 'stone', rounded, className } = props;
  const frame = classNames(
    styles.picture,
    styles[ratios[ratio]],
    styles[placeholder],
    rounded && styles.rounded,
    className,
  );
  return (
    <div className={frame}>
      {file ? <Loaded key={file} {...props} file={file} /> : <PictureFallback alt={alt} />}
    </div>
  );
}

function Loaded({ file, alt, sizes = '100vw', priority }: PictureProps & { file: string }) {
  const [failed, setFailed] = useState(false);
  const address = imageAddress(useImageBase(), file);
  // That of a page that is rendered ahead comes after what is seen.
  const urgency = priority ? (use(ShownContext) ? 'high' : 'low') : undefined;
  if (failed) return <PictureFallback alt={alt} />;
  const fail = () => setFailed(true);
  return (
    <img
      className={styles.image}
      ref={(image) => noticeEarlyFailure(image, fail)}
      src={address}
      srcSet={imageWidths(address)}
      sizes={seenSizes(sizes)}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={urgency}
      decoding="async"
      onError={fail}
    />
  );
}

/** A picture of the server's page may have failed before the page hydrated. */
const noticeEarlyFailure = (image: HTMLImageElement | null, fail: () => void) => {
  if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail);
};
