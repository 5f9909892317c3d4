import { useConfig } from 'shared/core';
import { TextLink } from 'shared/ui';
import { supportMail } from './support-mail';

/** Where to write when a payment gives trouble (specification §2). */
export function SupportLink({ about, orderId }: { about: string; orderId: string | null }) {
  const { email, phone } = useConfig();
  return (
    <p>
      Need help? Write to <TextLink href={supportMail(email, about, orderId)}>{email}</TextLink> or
      call {phone}.
    </p>
  );
}
