import { useIsLive } from 'shared/core';
import { Icon, TextLink } from 'shared/ui';
import styles from './listing.module.css';

const QUOTE = '/how-much-to-move';

/** The way to count what moves, for who does not know which move or kit to choose; nothing where no room has it. */
export const QuoteHint = () =>
  useIsLive(QUOTE) && (
    <p className={styles.quoteHint}>
      <Icon name="truck" size={22} />
      <span>
        Not sure what you need? <TextLink to={QUOTE}>How much do I have to move?</TextLink>
      </span>
    </p>
  );
