import { useFeature } from 'shared/core';
import { TextLink } from 'shared/ui';

/** A link to request a new password, with the typed email (rule 51). */
export function ForgottenPasswordLink({ email }: { email: string }) {
  if (!useFeature('account')) return null;
  return (
    <p>
      <TextLink alone to="/forgotten-password" state={{ email }}>
        Forgotten your password?
      </TextLink>
    </p>
  );
}
