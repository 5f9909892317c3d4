import { showTime } from '../order-state/show-date';

/** What became of the place of a day. */
export function placeWords({ state, helduntil }: { state: string; helduntil: string }): string {
  if (state === 'confirmed') return 'This day is kept for you.';
  if (state === 'none') return 'No place is kept for this day. We will agree the date with you.';
  return `Held for you until ${showTime(helduntil)}. Please confirm it by the link in your e-mail.`;
}
