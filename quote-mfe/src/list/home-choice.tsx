import { useState } from 'react';
import { ChoiceGroup } from 'shared/forms';
import { Button } from 'shared/ui';
import type { Plan } from '../plan/plan';
import { changePlan } from '../plan/use-plan';
import { type Counts, sumLitres } from 'contract/quotes/furniture-counts';
import { type Home, homes } from 'contract/quotes/homes';
import styles from './list.module.css';

/** Choice of a home. The typical items of the chosen home replace the list. */
export function HomeChoice({ plan }: { plan: Plan }) {
  // The list of items before the last choice, so that the shopper can restore that list.
  const [replacedList, setReplacedList] = useState<{ counts: Counts; home: Plan['home'] } | null>(
    null,
  );

  const chooseHome = (id: Home['id']) => {
    const { counts, home } = plan;
    setReplacedList(isOwnList(plan) ? { counts, home } : null);
    const chosenHome = homes.find((candidate) => candidate.id === id);
    changePlan(() => ({ home: id, counts: chosenHome?.counts ?? {} }));
  };

  const restoreList = () => {
    if (replacedList) changePlan(() => replacedList);
    setReplacedList(null);
  };

  return (
    <div className={styles.homes}>
      <ChoiceGroup<string>
        legend="The size of your home now"
        hint="It fills in what such a home typically holds. Then make the list yours, below."
        name="home"
        layout="row"
        value={plan.home}
        onChange={(id) => chooseHome(id as Home['id'])}
        options={homes.map(({ id, name, counts }) => ({
          value: id,
          label: name,
          hint: `about ${Math.round(sumLitres(counts) / 1000)} m³`,
        }))}
      />
      <div role="status">
        {replacedList && (
          <Button variant="quiet" onClick={restoreList}>
            Put my own list back
          </Button>
        )}
      </div>
    </div>
  );
}

/** Returns whether the shopper changed the typical list of the chosen home. */
function isOwnList({ counts, home }: Plan): boolean {
  const typicalCounts = homes.find(({ id }) => id === home)?.counts ?? {};
  const ids = new Set([...Object.keys(counts), ...Object.keys(typicalCounts)]);
  return [...ids].some((id) => (counts[id] ?? 0) !== (typicalCounts[id] ?? 0));
}
