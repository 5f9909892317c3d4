import { type ReactNode, useId, useState } from 'react';
import { Button, Icon } from 'shared/ui';
import styles from './filter-panel.module.css';

interface FilterChip {
  id: string;
  label: string;
  onRemove: () => void;
}

interface FilterPanelProps {
  /** The filters that are set. */
  chips: readonly FilterChip[];
  onClear: () => void;
  /** The fields of all filters. */
  children: ReactNode;
}

/**
 * Filters of a list, collapsed behind a button, so that the list begins near the top. The filters
 * that are set stay visible, each with a button that removes it.
 */
export function FilterPanel({ chips, onClear, children }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div role="group" aria-label="Filters" className={styles.panel}>
      <div className={styles.bar}>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {chips.length === 0 ? 'Filters' : `Filters (${chips.length})`}
        </Button>
        {chips.map((chip) => (
          <button
            key={chip.id}
            type="button"
            className={styles.chip}
            aria-label={`Remove the filter ${chip.label}`}
            onClick={chip.onRemove}
          >
            {chip.label} <Icon name="close" size={14} />
          </button>
        ))}
        {chips.length > 0 && (
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
