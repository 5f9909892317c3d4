import { useConfig } from 'shared/session';
import { TextLink } from 'shared/ui';
import { clip, MAX_ID_LENGTH } from './order-id';

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

export const buildSupportMailUrl = (
  email: string,
  topic: string,
  orderId: string | null,
): string => {
  const subject = orderId ? `${topic}: order ${clip(orderId, MAX_ID_LENGTH)}` : topic;
  return `mailto:${email}?subject=${encodeURIComponent(replaceSurrogates(subject))}`;
};

/**
 * Replaces lone surrogates. A shortened text can end with a lone surrogate, and
 * `encodeURIComponent` would throw.
 */
const replaceSurrogates = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
