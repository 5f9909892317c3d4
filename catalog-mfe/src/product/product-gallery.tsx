import { useState } from 'react';
import { Picture } from 'shared/ui';
import styles from './product-gallery.module.css';

interface ProductGalleryProps {
  name: string;
  files: readonly string[];
}

/** The product's pictures: one large, the others to choose from below it. */
export function ProductGallery({ name, files }: ProductGalleryProps) {
  const [chosen, setChosen] = useState(0);
  const shown = Math.min(chosen, Math.max(files.length - 1, 0));
  return (
    <div className={styles.gallery}>
      <Picture
        file={files[shown]}
        alt={files.length > 1 ? `${name}, picture ${shown + 1} of ${files.length}` : name}
        ratio="3/4"
        className={styles.picture}
        placeholder="blush"
        priority
        rounded
        sizes="(width <= 767px) 92vw, 36rem"
      />
      {files.length > 1 && (
        <ul className={styles.thumbs} aria-label={`Pictures of ${name}`}>
          {files.map((file, index) => (
            <li key={file}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={`Show picture ${index + 1} of ${files.length}`}
                aria-pressed={index === shown}
                onClick={() => setChosen(index)}
              >
                <Picture file={file} alt="" ratio="1/1" sizes="5rem" rounded />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
