import { getStepChangeKey, type StepChange } from './step-changes';
import styles from './order-list.module.css';

interface StepChangeChoicesProps {
  moves: readonly StepChange[];
  chosenMoves: readonly StepChange[];
  findRefusal: (move: StepChange) => string | null;
  onToggle: (move: StepChange) => void;
}

/**
 * Renders a checkbox for each move to a next step. If the backend would refuse the move, the
 * checkbox is disabled and has the reason.
 */
export const StepChangeChoices = ({
  moves,
  chosenMoves,
  findRefusal,
  onToggle,
}: StepChangeChoicesProps) => (
  <ul className={styles.moves}>
    {moves.map((move) => {
      const refusal = findRefusal(move);
      return (
        <li key={getStepChangeKey(move)}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={chosenMoves.includes(move)}
              disabled={refusal !== null}
              onChange={() => onToggle(move)}
            />
            <span>
              {move.orderno}, {move.text}
              {refusal !== null && <span className={styles.refusal}> {refusal}</span>}
            </span>
          </label>
        </li>
      );
    })}
  </ul>
);
