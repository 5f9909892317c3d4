import { laterPart } from 'shared/core';
import { Icon } from 'shared/ui';
import { useOpenHere } from '../use-open-here';
import styles from './search-button.module.css';

/** Lazy, because only an opened search needs it. */
const SearchDialog = laterPart(
  async () => (await import(/* webpackChunkName: "later-search" */ './search-dialog')).SearchDialog,
  'idle',
);

/** The button that opens the search over products and services. */
export function SearchButton() {
  const [open, setOpen] = useOpenHere();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={22} label="Search" />
      </button>
      <SearchDialog isWanted={open} with={{ open, onOpenChange: setOpen }} />
    </>
  );
}
