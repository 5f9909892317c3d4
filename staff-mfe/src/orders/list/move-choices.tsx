import { getMoveKey, type PossibleMove } from './possible-moves';
import styles from './order-list.module.css';

interface MoveChoicesProps {
  moves: readonly PossibleMove[];
  chosen: readonly PossibleMove[];
  findRefusal: (move: PossibleMove) => string | null;
  onToggle: (move: PossibleMove) => void;
}

/**
 * Shows a checkbox for each move to a next step. Disables it and shows the reason if the shop would
 * refuse the move.
 */
export const MoveChoices = ({ moves, chosen, findRefusal, onToggle }: MoveChoicesProps) => (
  <ul className={styles.moves}>
    {moves.map((move) => {
      const refusal = findRefusal(move);
      return (
        <li key={getMoveKey(move)}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={chosen.includes(move)}
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
