import { createContext, use, useState } from 'react';
import { PageVisibilityContext } from '../../page-head/page-contexts';
import {
  buildImageUrl,
  buildSrcSet,
  limitSizesDensity,
} from '../../catalogue-image/catalogue-image-url';
import { classNames } from '../class-names';
import styles from './picture.module.css';

export interface PictureProps {
  /** Name of the image file. Without a file, a drawing is rendered. */
  file?: string | null;
  alt: string;
  ratio?: keyof typeof ratios;
  sizes?: string;
  /** Loads the picture at once with a high priority. Other pictures load lazily. */
  priority?: boolean;
  placeholder?: 'stone' | 'blush' | 'green';
  rounded?: boolean;
  className?: string;
  /** Part that stays visible if the frame crops the picture, as CSS `object-position`. */
  position?: string;
}

const ratios = {
  '1/1': 'square',
  '4/3': 'wide',
  '3/2': 'photo',
  '3/4': 'tall',
  '16/9': 'screen',
  '21/9': 'banner',
} as const;

export function Picture(props: PictureProps) {
  const { file, alt, ratio = '4/3', placeholder = 'stone', rounded, className } = props;
  const frameClassNames = classNames(
    styles.picture,
    styles[ratios[ratio]],
    styles[placeholder],
    rounded && styles.rounded,
    className,
  );
  return (
    <div className={frameClassNames}>
      {file ? <LazyImage key={file} {...props} file={file} /> : <PictureFallback alt={alt} />}
    </div>
  );
}

function LazyImage(props: PictureProps & { file: string }) {
  const { file, alt, sizes = '100vw', priority, position } = props;
  const [hasFailed, setHasFailed] = useState(false);
  const imageUrl = buildImageUrl(useImageBase(), file);
  // Gives pictures of a prerendered page a low priority, because they must not compete with the
  // visible page.
  const urgency = priority ? (use(PageVisibilityContext) ? 'high' : 'low') : undefined;
  if (hasFailed) return <PictureFallback alt={alt} />;
  const showFallback = () => setHasFailed(true);
  return (
    <img
      className={styles.image}
      {...toPositionAttributes(position)}
      ref={(image) => detectEarlyFailure(image, showFallback)}
      src={imageUrl}
      srcSet={buildSrcSet(imageUrl)}
      sizes={limitSizesDensity(sizes)}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={urgency}
      decoding="async"
      onError={showFallback}
    />
  );
}

/** The stylesheet has a rule for each position that is a multiple of this percentage. */
const POSITION_STEP = 5;

/**
 * Returns attributes that select the nearest position in the stylesheet. Uses no `style` attribute,
 * because the Content-Security-Policy refuses such attributes in the server's HTML.
 */
function toPositionAttributes(position: string | undefined) {
  const [x, y] = (position?.match(/\d+/g) ?? []).map(
    (percentage) => Math.round(Number(percentage) / POSITION_STEP) * POSITION_STEP,
  );
  return { 'data-x': x, 'data-y': y };
}

/** Calls `onFailure` if the picture failed to load before hydration attached `onError`. */
const detectEarlyFailure = (image: HTMLImageElement | null, onFailure: () => void) => {
  if (image?.complete && image.naturalWidth === 0) image.decode().catch(onFailure);
};

function PictureFallback({ alt }: { alt: string }) {
  return (
    <div className={styles.fallback} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
      <svg className={styles.drawing} viewBox="0 0 96 80" aria-hidden="true" focusable="false">
        <path d="M14 30 48 18l34 12v32L48 74 14 62Z" />
        <path d="M14 30l34 12 34-12M48 42v32M31 24l34 12v12" />
        <path d="M48 18c-6-10-16-10-16-4s10 6 16 4c6-10 16-10 16-4s-10 6-16 4" />
      </svg>
      {alt && (
        <span className={styles.words} aria-hidden="true">
          {alt}
        </span>
      )}
    </div>
  );
}

const ImageBaseContext = createContext('/api');

export const ImageBaseProvider = ImageBaseContext.Provider;

const useImageBase = () => use(ImageBaseContext);
