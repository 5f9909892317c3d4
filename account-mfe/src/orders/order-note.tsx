import styles from './order-note.module.css';

interface OrderNoteProps {
  note: string | undefined;
  /** Author in the title 'Note from you'. */
  from?: string;
}

/** Keeps the line breaks of the customer's note (rule 48). */
export const OrderNote = ({ note, from = 'you' }: OrderNoteProps) =>
  note ? (
    <section className={styles.note} aria-label={`Note from ${from}`}>
      <strong>Note from {from}</strong>
      <p>{note}</p>
    </section>
  ) : null;
