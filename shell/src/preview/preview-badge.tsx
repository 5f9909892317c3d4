import { defineDateFormat } from 'contract/calendar/date-format';
import { createContext, use } from 'react';
import { Button } from 'shared/ui';
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

const timeFormat = defineDateFormat({ timeStyle: 'short', timeZone: 'Europe/London' });

export const formatTime = (text: string) => timeFormat().format(new Date(text));

export interface Preview {
  versions: Record<string, string>;
  until: string;
}

/** A draft of the catalogue that this browser previews. */
export interface Draft {
  name: string;
  until: string;
}

/**
 * The preview of this browser. Null means that there is no preview, and undefined that the server
 * does not support previews.
 */
const PreviewContext = createContext<Preview | null | undefined>(undefined);

export const PreviewProvider = PreviewContext.Provider;

export const usePreview = () => use(PreviewContext);
