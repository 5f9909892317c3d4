import { shortenText } from 'contract/values/shorten-text';

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
