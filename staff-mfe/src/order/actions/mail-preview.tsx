import type { ActionPreview } from 'contract/order-actions/action-responses';
import { isRequestError } from 'shared/data';
import { Notice, Skeleton, SkeletonGroup, Stack } from 'shared/ui';
import { type ActionCall, usePreviewActionQuery } from '../order-api';
import styles from './mail-preview.module.css';

/** Titles of warnings that are not about a day. */
const warningTitles: Partial<Record<ActionCall['choice']['name'], string>> = {
  changeContact: 'The order does not move to the new address',
  complete: 'The payment is in doubt',
  cancel: 'The payment is in doubt',
  moveStep: 'The payment is in doubt',
};

interface MailPreviewProps extends ActionCall {
  /** False while a field that the emails depend on is empty. Warnings are shown all the same. */
  hasMails?: boolean;
}

/** Renders the emails that an action sends, and the warnings about the action. */
export function MailPreview({ hasMails = true, ...call }: MailPreviewProps) {
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
  return (
    <PreviewContent
      preview={currentData}
      warningTitle={warningTitles[call.choice.name] ?? 'The calendar does not offer this day'}
      hasMails={hasMails}
    />
  );
}

interface PreviewContentProps {
  preview: ActionPreview;
  warningTitle: string;
  hasMails?: boolean;
}

/** Renders a preview that was read: its warnings and its emails. */
export function PreviewContent({ preview, warningTitle, hasMails = true }: PreviewContentProps) {
  const { mails, warnings } = preview;
  return (
    <Stack gap={3}>
      {warnings.length > 0 && (
        <Notice kind="warning" isAnnounced title={warningTitle}>
          {warnings.map(({ code, text }) => (
            <p key={code}>{text}</p>
          ))}
        </Notice>
      )}
      {hasMails && mails.length === 0 && <p className={styles.none}>No e-mail is sent.</p>}
      {(hasMails ? mails : []).map(({ title, to, subject, text }) => (
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
