import styles from './order-note.module.css';

interface OrderNoteProps {
  note: string | undefined;
  /** The author in the title 'Note from you'. */
  from?: string;
}

/** The note of an order with its line breaks (rule 48). */
export const OrderNote = ({ note, from = 'you' }: OrderNoteProps) =>
  note ? (
    <section className={styles.note} aria-label={`Note from ${from}`}>
      <strong>Note from {from}</strong>
      <p>{note}</p>
    </section>
  ) : null;
