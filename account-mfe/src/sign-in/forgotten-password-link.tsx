import { useFeature } from 'shared/session';
import { TextLink } from 'shared/ui';

/** Passes the typed email on to the page for forgotten passwords (rule 51). */
export function ForgottenPasswordLink({ email }: { email: string }) {
  if (!useFeature('account')) return null;
  return (
    <p>
      <TextLink isStandalone to="/forgotten-password" state={{ email }}>
        Forgotten your password?
      </TextLink>
    </p>
  );
}
