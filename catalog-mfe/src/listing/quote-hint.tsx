import { useIsLivePage } from 'shared/slots';
import { Icon, TextLink } from 'shared/ui';
import styles from './listing.module.css';

const QUOTE_PATH = '/how-much-to-move';

/** Link to the page of an optional remote. Renders nothing if that remote is not live. */
export const QuoteHint = () =>
  useIsLivePage(QUOTE_PATH) && (
    <p className={styles.quoteHint}>
      <Icon name="truck" size={22} />
      <span>
        Not sure what you need? <TextLink to={QUOTE_PATH}>How much do I have to move?</TextLink>
      </span>
    </p>
  );
