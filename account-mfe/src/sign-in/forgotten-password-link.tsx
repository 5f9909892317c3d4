import { useFeature } from 'shared/core';
import { TextLink } from 'shared/ui';

/** The way to a new password, with the e-mail that was typed already (decision 51). */
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
