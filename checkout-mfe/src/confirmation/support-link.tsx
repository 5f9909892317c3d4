import { useConfig } from 'shared/core';
import { TextLink } from 'shared/ui';
import { clip, MAX_ID_LENGTH } from './order-id';

/** Shows the support contacts for a payment problem (specification, section 2). */
export function SupportLink({ about, orderId }: { about: string; orderId: string | null }) {
  const { email, phone } = useConfig();
  return (
    <p>
      Need help? Write to <TextLink href={supportMail(email, about, orderId)}>{email}</TextLink> or
      call {phone}.
    </p>
  );
}

/** Returns a mail link to the support, with the order in its subject. */
export const supportMail = (email: string, about: string, orderId: string | null): string => {
  const subject = orderId ? `${about}: order ${clip(orderId, MAX_ID_LENGTH)}` : about;
  return `mailto:${email}?subject=${encodeURIComponent(replaceSurrogates(subject))}`;
};

/** `encodeURIComponent` throws on half a surrogate pair, which a cut text can end with. */
const replaceSurrogates = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
