import { use, useState } from 'react';
import { classNames } from '../class-names';
import { ShownContext } from '../../page-head/is-shown';
import { imageAddress, imageWidths, seenSizes } from '../../image-address/image-address';
import { useImageBase } from './image-base';
import { PictureFallback } from './picture-fallback';
import styles from './picture.module.css';

export interface PictureProps {
  /** File name of a catalogue image. Without it the fallback drawing is rendered. */
  file?: string | null;
  alt: string;
  ratio?: keyof typeof ratios;
  /** Rendered width, in the syntax of an image's `sizes`. */
  sizes?: string;
  /** Whether this is the page's largest picture, which is fetched first. Other pictures load lazily. */
  priority?: boolean;
  /** Background colour while the picture loads. */
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

/** A picture in a box of fixed ratio. If it cannot be loaded, a drawing shows its text. */
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
  // The picture of a prerendered page gets a lower priority than the visible page.
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

/** Detects a picture that failed before the page hydrated, when `onError` was not attached. */
const noticeEarlyFailure = (image: HTMLImageElement | null, fail: () => void) => {
  if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail);
};
