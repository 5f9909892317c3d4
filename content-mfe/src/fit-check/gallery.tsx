import { getPictureTexts } from 'contract/catalog/picture-texts';
import { Icon, Picture, TextLink } from 'shared/ui';
import type { FitCheckEntry } from 'contract/content/fit-check';
import styles from './gallery.module.css';

export function Gallery({ entries }: { entries: readonly FitCheckEntry[] }) {
  return (
    <ul className={styles.gallery}>
      {entries.map((entry, index) => (
        <li key={index}>
          <figure className={styles.entry}>
            <Picture
              file={entry.picture || null}
              {...getEntryTexts(entry)}
              ratio="3/4"
              placeholder="blush"
              sizes="(width <= 767px) 46vw, 24rem"
              rounded
              priority={index === 0}
            />
            <figcaption>
              <Caption entry={entry} />
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

function getEntryTexts(entry: FitCheckEntry) {
  const { alt, position } = getPictureTexts(entry, entry.picture);
  return { alt: alt || entry.url_label, position };
}

/**
 * Caption of a gallery entry. Links only to relative, http and https URLs, because the URL comes
 * from the backend.
 */
function Caption({ entry: { url, url_label: label } }: { entry: FitCheckEntry }) {
  if (!/^(https?:\/\/|\/(?!\/))/i.test(url)) return label;
  return (
    <TextLink href={url} rel="external nofollow">
      <span>{label || 'See the picture'}</span> <Icon name="external" size={12} />
    </TextLink>
  );
}
