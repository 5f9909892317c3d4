import { isRequestError } from 'shared/data';
import { Notice } from 'shared/ui';

/** What the backend says of a change that it refuses, in its own words. */
export function Refused({ error, title }: { error: unknown; title: string }) {
  if (!error) return null;
  return (
    <Notice kind="error" live title={title}>
      {(isRequestError(error) && error.serverError) || 'Please try again in a moment.'}
    </Notice>
  );
}
