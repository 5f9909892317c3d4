import { ButtonLink, EmptyState } from 'shared/ui';

const notices: Record<string, { title: string; text: string }> = {
  invitation_used: {
    title: 'This invitation was accepted already',
    text: 'Please log in with the e-mail that it was sent to and the password that you chose.',
  },
  invitation_expired: {
    title: 'This invitation is too old',
    text: 'An invitation works for three days. Please ask the owner of the shop for a new one.',
  },
  invitation_unknown: {
    title: 'This invitation cannot be used',
    text: 'The link is not complete, or a newer invitation has replaced it. Please open the newest mail, or ask the owner of the shop for a new invitation.',
  },
};

/** Explains why an invitation link does not work, and the next step. */
export function InvalidInvitation({ code }: { code: string }) {
  const { title, text } = notices[code] ?? notices['invitation_unknown'] ?? { title: '', text: '' };
  return (
    <EmptyState
      icon="mail"
      headingLevel={1}
      title={title}
      action={<ButtonLink to="/login">Log In</ButtonLink>}
    >
      <p role="status">{text}</p>
    </EmptyState>
  );
}
