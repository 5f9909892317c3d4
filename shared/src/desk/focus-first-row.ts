import type { KeyboardEvent } from 'react';

/** Attribute of an element whose children are the rows of a list. */
export const rowsAttribute = { 'data-rows': true };

/** On 'arrow down' in a search field, moves the focus to the first row of the list. */
export function focusFirstRow(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'ArrowDown' || event.altKey || event.ctrlKey || event.metaKey) return;
  const control = document.querySelector<HTMLElement>('[data-rows] > * :is(a, button)');
  if (control === null) return;
  event.preventDefault();
  control.focus();
}
