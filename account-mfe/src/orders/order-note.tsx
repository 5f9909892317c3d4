import styles from './order-note.module.css';

interface OrderNoteProps {
  note: string | undefined;
  /** Author of the note, as in the title 'Note from you'. */
  from?: string;
}

/** Renders the customer's note with its line breaks (rule 48). */
export const OrderNote = ({ note, from = 'you' }: OrderNoteProps) =>
  note ? (
    <section className={styles.note} aria-label={`Note from ${from}`}>
      <strong>Note from {from}</strong>
      <p>{note}</p>
    </section>
  ) : null;
