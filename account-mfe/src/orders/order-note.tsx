import styles from './order-note.module.css';

interface OrderNoteProps {
  note: string | undefined;
  /** The author, as named in the title 'Note from you'. */
  from?: string;
}

/** A note to the firm in an order. Keeps its line breaks (rule 48). */
export const OrderNote = ({ note, from = 'you' }: OrderNoteProps) =>
  note ? (
    <section className={styles.note} aria-label={`Note from ${from}`}>
      <strong>Note from {from}</strong>
      <p>{note}</p>
    </section>
  ) : null;
