import type { StepsPreview } from 'contract/orders/staff/order-list';
import { isRequestError } from 'shared/data';
import { Notice, Skeleton, SkeletonGroup, Stack } from 'shared/ui';
import mailStyles from '../../order/actions/mail-preview.module.css';
import { findStepChange, type StepChange } from './step-changes';

interface StepMailsProps {
  chosenMoves: readonly StepChange[];
  /** Null during loading and after an error. */
  preview: StepsPreview | null;
  error: unknown;
}

/**
 * Lists the emails of the chosen moves. For each email, shows the number of orders and one example.
 */
export function StepMails({ chosenMoves, preview, error }: StepMailsProps) {
  if (error !== undefined) {
    return (
      <Notice kind="warning" isAnnounced title="There is no preview of the mails">
        {isRequestError(error) ? error.message : 'The answer could not be read.'}
      </Notice>
    );
  }
  if (preview === null) {
    return (
      <SkeletonGroup label="the preview of the mails">
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  }
  const counts = preview.mails.map(
    (_mail, index) =>
      chosenMoves.filter((move) => findStepChange(preview.moves, move)?.mail === index).length,
  );
  const sentCount = counts.reduce((sum, count) => sum + count, 0);
  const countWithoutMail = chosenMoves.length - sentCount;
  return (
    <Stack gap={2}>
      {preview.mails.map(({ title, orderno, subject, text }, index) => {
        const count = counts[index] ?? 0;
        return count === 0 ? null : (
          <details key={title} className={mailStyles.mail}>
            <summary>
              {`E-mail to ${count} ${count === 1 ? 'customer' : 'customers'}: ${title.replace(/^Step: /, '')}`}
            </summary>
            <pre className={mailStyles.text}>
              {`As for ${orderno}. Subject: ${subject}\n\n${text}`}
            </pre>
          </details>
        );
      })}
      {countWithoutMail > 0 && (
        <p className={mailStyles.none}>
          {sentCount === 0 ? 'No e-mail is sent.' : `No e-mail for the other ${countWithoutMail}.`}
        </p>
      )}
    </Stack>
  );
}
