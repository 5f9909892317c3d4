import { isRequestError } from 'shared/data';
import { Notice } from 'shared/ui';

export function RefusalNotice({ error, title }: { error: unknown; title: string }) {
  if (!error) return null;
  return (
    <Notice kind="error" isAnnounced title={title}>
      {(isRequestError(error) && error.serverError) || 'Please try again in a moment.'}
    </Notice>
  );
}
