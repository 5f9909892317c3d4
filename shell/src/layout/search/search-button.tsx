import { defineLazyComponent } from 'shared/lazy';
import { Icon } from 'shared/ui';
import { useOpenAtLocation } from '../use-open-at-location';
import styles from './search-button.module.css';

/**
 * Loads the dialog lazily, because the page needs its code only when a visitor opens the search.
 */
const SearchDialog = defineLazyComponent(
  async () => (await import(/* webpackChunkName: "later-search" */ './search-box')).SearchDialog,
  'idle',
);

export function SearchButton() {
  const [open, setOpen] = useOpenAtLocation();
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
      <SearchDialog isNeeded={open} componentProps={{ open, onOpenChange: setOpen }} />
    </>
  );
}
