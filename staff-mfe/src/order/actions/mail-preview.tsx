import { isRequestError } from 'shared/data';
import { Notice, Skeleton, SkeletonGroup, Stack } from 'shared/ui';
import { type ActionCall, usePreviewActionQuery } from '../order-api';
import styles from './mail-preview.module.css';

/** Renders the emails that an action sends, and the warnings about the action. */
export function MailPreview(call: ActionCall) {
  const { currentData, error } = usePreviewActionQuery(call, { refetchOnMountOrArgChange: true });
  if (error !== undefined) {
    return (
      <Notice kind="warning" isAnnounced title="There is no preview">
        {isRequestError(error) ? error.message : 'The answer could not be read.'}
      </Notice>
    );
  }
  if (!currentData) {
    return (
      <SkeletonGroup label="the preview of the mail">
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  const { mails, warnings } = currentData;
  return (
    <Stack gap={3}>
      {warnings.length > 0 && (
        <Notice
          kind="warning"
          isAnnounced
          title={
            call.choice.name === 'changeContact'
              ? 'The order does not move to the new address'
              : 'The calendar does not offer this day'
          }
        >
          {warnings.map(({ code, text }) => (
            <p key={code}>{text}</p>
          ))}
        </Notice>
      )}
      {mails.length === 0 && <p className={styles.none}>No e-mail is sent.</p>}
      {mails.map(({ title, to, subject, text }) => (
        <details key={title + to} className={styles.mail} open={mails.length === 1}>
          <summary>
            E-mail to {to}: {subject}
          </summary>
          <pre className={styles.text}>{text}</pre>
        </details>
      ))}
    </Stack>
  );
}
