import styles from './order-note.module.css';

interface OrderNoteProps {
  note: string | undefined;
  /** Whose it is, as in 'Note from you'. */
  from?: string;
}

/** The note that came with an order (decision 48), line by line as it was typed. */
export const OrderNote = ({ note, from = 'you' }: OrderNoteProps) =>
  note ? (
    <section className={styles.note} aria-label={`Note from ${from}`}>
      <strong>Note from {from}</strong>
      <p>{note}</p>
    </section>
  ) : null;
