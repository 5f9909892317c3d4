import * as v from 'valibot';
import { STATE_VERSION, remembered } from './remembered';

/** A slice as it lies in local storage: its version beside its content. */
export const wrap = (content: unknown): string =>
  JSON.stringify({ version: STATE_VERSION, content });

/**
 * The content of a stored slice, or undefined for what is not ours: text that does not parse,
 * another version, a shape that does not fit. Never throws, so that one bad key spoils no other.
 */
export function unwrap(stored: string, key: string): unknown {
  const schema: v.GenericSchema | undefined = remembered[key as keyof typeof remembered];
  const envelope = parse(stored);
  if (!schema || envelope?.version !== STATE_VERSION) return undefined;
  const read = v.safeParse(schema, envelope.content);
  return read.success ? read.output : undefined;
}

function parse(stored: string): { version?: unknown; content?: unknown } | null {
  if (stored === '') return null;
  try {
    const parsed: unknown = JSON.parse(stored);
    return parsed && typeof parsed === 'object' ? parsed : null;
  } catch (cause) {
    console.warn('Stored content that is not of this shop is ignored.', cause);
    return null;
  }
}
