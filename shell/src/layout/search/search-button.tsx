import { useState } from 'react';
import { laterPart, useLocation } from 'shared/core';
import { Icon } from 'shared/ui';
import styles from './search-button.module.css';

/** Nobody needs it before it is opened. */
const SearchDialog = laterPart(
  async () => (await import(/* webpackChunkName: "later-search" */ './search-dialog')).SearchDialog,
  'idle',
);

/** Opens the search over products and services. */
export function SearchButton() {
  const { key } = useLocation();
  // Open for one place in the history: following a find closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
      >
        <Icon name="search" size={22} label="Search" />
      </button>
      <SearchDialog
        isWanted={open}
        with={{ open, onOpenChange: (wanted) => setOpenAt(wanted ? key : null) }}
      />
    </>
  );
}
