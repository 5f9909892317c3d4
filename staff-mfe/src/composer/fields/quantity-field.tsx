import type { KeyboardEvent } from 'react';
import { CellField } from './cell-fields';

interface QuantityFieldProps {
  name: string;
  label: string;
  value: string;
  problem: string | undefined;
  onQuantityChange: (quantity: string) => void;
  /** Called on Enter. */
  onEnter?: () => void;
}

/** A quantity as text, which the arrow keys change by one. */
export function QuantityField({ onQuantityChange, onEnter, ...field }: QuantityFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step !== undefined && /^\d{1,4}$/.test(field.value)) {
      event.preventDefault();
      onQuantityChange(String(Math.max(Number(field.value) + step, 1)));
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onEnter?.();
    }
  };
  return (
    <CellField
      {...field}
      inputMode="numeric"
      onTextChange={onQuantityChange}
      onKeyDown={onKeyDown}
      // Staff type a number over the former one.
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}
