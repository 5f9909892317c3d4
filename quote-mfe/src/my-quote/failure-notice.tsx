import { isRequestError } from 'shared/data';
import { Notice } from 'shared/ui';

interface FailureNoticeProps {
  error: unknown;
  title: string;
  /** Sentence for a call whose outcome is unknown, because no answer arrived. */
  unknownText?: string;
}

/** Says why a call failed: the backend's sentence, or that no answer arrived. */
export function FailureNotice({
  error,
  title,
  unknownText = 'We got no answer. Please try again in a moment.',
}: FailureNoticeProps) {
  if (!error) return null;
  return (
    <Notice kind="error" isAnnounced title={title}>
      {(isRequestError(error) && error.serverError) || unknownText}
    </Notice>
  );
}
