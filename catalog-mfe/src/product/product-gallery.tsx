import { getPictureTexts } from 'contract/catalog/picture-texts';
import type { Product } from 'contract/catalog/product';
import { useState } from 'react';
import { defineLazyComponent } from 'shared/lazy';
import { useAppSelector } from 'shared/store';
import { Icon, Picture } from 'shared/ui';
import styles from './product-gallery.module.css';

interface ProductGalleryProps {
  product: Product;
  files: readonly string[];
}

/** Loads lazily, because only an enlarged picture needs this code. */
const PictureZoom = defineLazyComponent(
  async () => (await import(/* webpackChunkName: "later-zoom" */ './picture-zoom')).PictureZoom,
);

export function ProductGallery({ product, files }: ProductGalleryProps) {
  const { name } = product;
  const [selectedIndex, setSelectedIndex] = useState(0);
  const visibleIndex = Math.min(selectedIndex, Math.max(files.length - 1, 0));
  const file = files[visibleIndex];
  const texts = getPictureTexts(product, file);
  const numberText = files.length > 1 ? `, picture ${visibleIndex + 1} of ${files.length}` : '';
  const alt = texts.alt || name + numberText;
  return (
    <div className={styles.gallery}>
      <div className={styles.main}>
        <Picture
          file={file}
          alt={alt}
          ratio="3/4"
          className={styles.picture}
          placeholder="blush"
          priority
          rounded
          position={texts.position}
          sizes="(width <= 767px) 92vw, 36rem"
        />
        {file && <EnlargeButton key={file} file={file} alt={alt} />}
      </div>
      {files.length > 1 && (
        <ul className={styles.thumbs} aria-label={`Pictures of ${name}`}>
          {files.map((file, index) => (
            <li key={file}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={`Show picture ${index + 1} of ${files.length}`}
                aria-pressed={index === visibleIndex}
                onClick={() => setSelectedIndex(index)}
              >
                <Picture
                  file={file}
                  alt=""
                  ratio="1/1"
                  sizes="5rem"
                  rounded
                  position={getPictureTexts(product, file).position}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function EnlargeButton({ file, alt }: { file: string; alt: string }) {
  const isRestored = useAppSelector((state) => state.restored);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.enlarge}
        aria-haspopup="dialog"
        disabled={!isRestored}
        data-early
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" size={20} label="Enlarge the picture" />
      </button>
      <PictureZoom
        isNeeded={isOpen}
        componentProps={{ open: isOpen, onOpenChange: setIsOpen, file, alt }}
      />
    </>
  );
}
