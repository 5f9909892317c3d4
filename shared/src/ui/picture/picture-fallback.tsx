import styles from './picture.module.css';

/** A drawing in place of a missing picture, with the picture's text. */
export function PictureFallback({ alt }: { alt: string }) {
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
