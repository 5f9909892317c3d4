import { areaNames } from 'contract/catalog/service-area';
import { useConfig } from 'shared/session';
import { Notice } from 'shared/ui';
import { formatCubicMetres } from 'contract/catalog/move-capacity';
import type { MoveRecommendation } from './packages-api';
import styles from './recommendation.module.css';

interface AdviceProps {
  recommendation: MoveRecommendation;
  litres: number;
}

/** Text about the recommended package. Screen readers announce its changes. */
export function Advice({ recommendation, litres }: AdviceProps) {
  const { phone } = useConfig();
  return (
    <Notice
      className={styles.advice}
      kind={recommendation.kind === 'package' && recommendation.isPriced ? 'success' : 'info'}
      title={getTitle(recommendation)}
      isAnnounced
    >
      {getText(recommendation, formatCubicMetres(litres), phone)}
    </Notice>
  );
}

const quoteTitles = {
  'too-much': 'More than our packages take',
  'leaves-area': 'A move beyond our area: ask us for a quote',
  'off-mainland': 'A move across the water: ask us for a quote',
  'no-packages': 'We quote for your move in person',
};

const getTitle = (recommendation: MoveRecommendation) =>
  recommendation.kind === 'nothing'
    ? 'Count what moves, and see what takes it'
    : recommendation.kind === 'package'
      ? `${recommendation.movePackage.name} fits`
      : quoteTitles[recommendation.reason];

function getText(recommendation: MoveRecommendation, volume: string, phone: string): string {
  if (recommendation.kind === 'nothing')
    return 'Choose the size of your home, or count items above.';
  if (recommendation.kind === 'package') {
    const { litres, area } = recommendation.movePackage;
    const text = `Your ${volume} go into its ${formatCubicMetres(litres)}`;
    return recommendation.isPriced
      ? `${text}, at a fixed price within ${areaNames[area]}.`
      : `${text}. We cannot read one of your postcodes, so we cannot say whether the fixed price of this package counts for your move.`;
  }
  switch (recommendation.reason) {
    case 'too-much':
      return `Your ${volume} need more than one of our packages. Send us the list and we plan it with you.`;
    case 'leaves-area':
      return 'Our packages have their fixed prices within our area only. With your list we price the distance too.';
    case 'off-mainland':
      return `Our packages stay on the mainland of England, Wales and Scotland. Ask us, or call ${phone}.`;
    case 'no-packages':
      return `No fixed-price move is listed just now. Send us your list, or call ${phone}.`;
  }
}
