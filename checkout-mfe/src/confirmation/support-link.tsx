import { useConfig } from 'shared/session';
import { TextLink } from 'shared/ui';
import { clip, MAX_ID_LENGTH } from './order-id';

/** Shows the support contacts for a payment problem (specification, section 2). */
export function SupportLink({ topic, orderId }: { topic: string; orderId: string | null }) {
  const { email, phone } = useConfig();
  return (
    <p>
      Need help? Write to{' '}
      <TextLink href={buildSupportMailUrl(email, topic, orderId)}>{email}</TextLink> or call {phone}
      .
    </p>
  );
}

/** Returns a mail link to the support, with the order in its subject. */
export const buildSupportMailUrl = (
  email: string,
  topic: string,
  orderId: string | null,
): string => {
  const subject = orderId ? `${topic}: order ${clip(orderId, MAX_ID_LENGTH)}` : topic;
  return `mailto:${email}?subject=${encodeURIComponent(replaceSurrogates(subject))}`;
};

/** `encodeURIComponent` throws on half a surrogate pair, which a cut text can end with. */
const replaceSurrogates = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
