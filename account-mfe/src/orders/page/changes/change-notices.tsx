import { isRequestError } from 'shared/data';
import { Notice, TextLink } from 'shared/ui';
import { useConfig } from 'shared/session';

export function RefusalNotice({ error, title }: { error: unknown; title: string }) {
  if (!error) return null;
  return (
    <Notice kind="error" isAnnounced title={title}>
      {(isRequestError(error) && error.serverError) || 'Please try again in a moment.'}
    </Notice>
  );
}

/** Asks the customer to call for changes that the page does not offer. */
export function CallUs() {
  const { phone } = useConfig();
  return (
    <>
      Please call <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>.
    </>
  );
}
