import { shortenText } from 'contract/values/shorten-text';
import { useConfig } from 'shared/session';
import { TextLink } from 'shared/ui';

export const OrderId = ({ orderId }: { orderId: string | null }) =>
  orderId && (
    <p>
      Order ID: <strong>{clip(orderId, MAX_ID_LENGTH)}</strong>
    </p>
  );

export const MAX_ID_LENGTH = 60;

/**
 * Longest displayed error, in characters. A longer text is technical and not meant for shoppers.
 */
export const MAX_ERROR_LENGTH = 500;

/** Shortens text from the URL, because a long text would break the layout. */
export const clip = (text: string, maxLength: number): string => shortenText(text, maxLength, '…');

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
