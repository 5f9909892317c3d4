import { Button } from 'shared/ui';
import { formatTime } from './format-time';
import { usePreview } from './preview';
import styles from './preview-badge.module.css';

export function PreviewBadge() {
  const preview = usePreview();
  if (!preview) return null;
  const names = Object.entries(preview.versions).map(([name, version]) => `${name} ${version}`);
  return (
    <aside className={styles.badge} aria-label="Preview">
      <p className={styles.text}>
        Only this browser shows <strong>{names.join(' and ')}</strong>, until{' '}
        <time dateTime={preview.until}>{formatTime(preview.until)}</time>.
      </p>
      {/* Uses a form, which also works if the page's scripts fail. */}
      <form method="post" action="/-/preview/end">
        <Button type="submit" variant="secondary">
          End preview
        </Button>
      </form>
    </aside>
  );
}
