import { sendEndpoint } from 'contract/calls/request';
import { endPreview as endPreviewCall } from 'contract/staff/catalogue/preview';
import { serverApi } from 'shared/data';
import { Button } from 'shared/ui';
import { type Draft, formatTime } from './preview-badge';
import styles from './preview-badge.module.css';

const draftPreviewApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    endDraftPreview: build.mutation<unknown, void>(sendEndpoint(endPreviewCall)),
  }),
});

const { useEndDraftPreviewMutation } = draftPreviewApi;

/**
 * Badge for staff who preview a draft of the catalogue. This module loads lazily, because nobody
 * else sees the badge.
 */
export function DraftBadge({ name, until }: Draft) {
  const [endPreview, { isLoading, isError }] = useEndDraftPreviewMutation();
  const endAndReload = async () => {
    const { error } = await endPreview();
    if (!error) window.location.reload();
  };
  return (
    <aside className={styles.badge} aria-label="Preview of a draft">
      <p className={styles.text}>
        Preview of <strong>{name}</strong>. Only this browser shows it, until{' '}
        <time dateTime={until}>{formatTime(until)}</time>.
      </p>
      <Button variant="secondary" busy={isLoading} onClick={() => void endAndReload()}>
        End preview
      </Button>
      {isError && (
        <p className={styles.text} role="alert">
          The preview could not be ended. Please try again, or sign out.
        </p>
      )}
    </aside>
  );
}
