const down = (index: number, lastIndex: number) => Math.min(index + 1, lastIndex);
const up = (index: number) => Math.max(index - 1, 0);

const steps: Record<string, (index: number, lastIndex: number) => number> = {
  ArrowDown: down,
  j: down,
  ArrowUp: up,
  k: up,
  Home: () => 0,
  End: (_index, lastIndex) => lastIndex,
};

/**
 * Moves the focus to another row if the key is one of `steps`. From a checkbox, the focus moves to
 * the row's checkbox, otherwise to its first link or button. Does nothing while the user types in a
 * field.
 */
export function moveFocusBetweenRows(event: KeyboardEvent): void {
  const step = steps[event.key];
  const { target, currentTarget } = event;
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  if (
    !(target instanceof HTMLElement) ||
    target.matches('input:not([type=checkbox]), select, textarea')
  )
    return;
  const rows = [...(currentTarget as HTMLElement).children];
  const index = rows.findIndex((row) => row.contains(target));
  const control = rows[step(index, rows.length - 1)]?.querySelector<HTMLElement>(
    target.matches('[type=checkbox]') ? '[type=checkbox]' : ':is(a, button)',
  );
  if (!control) return;
  event.preventDefault();
  control.focus();
}
