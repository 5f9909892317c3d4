import { formatDay, formatTime } from 'contract/calendar/date-texts';
import { findingLabels } from 'contract/garments/garment-state';
import type { StaffGarment } from 'contract/garments/staff-garments';
import { Facts, TitledSection } from 'shared/desk';
import { formatMoney } from 'shared/format';
import { Cluster, TextLink } from 'shared/ui';
import { Signature } from '../../ui/signature-pad';
import { GarmentState } from '../garment-columns';
import { PrintLabels } from '../print-labels';
import { ConditionForm } from './condition-form';
import { GarmentPhotos } from './garment-photos';
import { GarmentSteps } from './garment-steps';
import { HandOverSection } from './hand-over';
import { RemoveGarment } from './remove-garment';
import styles from '../garments.module.css';

/** Renders the content of a garment's page, in the order in which a phone needs it. */
export function GarmentView({ garment }: { garment: StaffGarment }) {
  const { ticket, orderno, customer, due, messageid } = garment;
  return (
    <>
      <Cluster gap={3}>
        <GarmentState garment={garment} />
        <strong>{garment.name}</strong>
        <span>{customer || 'Erased'}</span>
        <TextLink to={`/admin/orders/${orderno}`}>{`Order ${orderno}`}</TextLink>
        <TextLink to={`/admin/garments?order=${orderno}`}>All garments of the order</TextLink>
        {due !== '' && <span>{`Due ${formatDay(due)}`}</span>}
        {messageid !== null && (
          <TextLink to={`/admin/messages/${messageid}`}>The customer’s replies</TextLink>
        )}
      </Cluster>
      <div className={styles.columns}>
        <div className={styles.column}>
          <GarmentPhotos garment={garment} />
          <TitledSection title="Condition">
            {garment.can.describe ? (
              <ConditionForm garment={garment} />
            ) : (
              <Condition garment={garment} />
            )}
          </TitledSection>
        </div>
        <div className={styles.column}>
          <GarmentSteps garment={garment} />
          <HandOverSection garment={garment} />
          <TitledSection title="Label">
            <PrintLabels tickets={[ticket]} />
          </TitledSection>
          <History garment={garment} />
          <RemoveGarment garment={garment} />
        </div>
      </div>
    </>
  );
}

const Condition = ({ garment: { value, note, findings } }: { garment: StaffGarment }) => (
  <Facts
    rows={[
      ['Value', value === null ? '' : formatMoney(value)],
      ...findings.map(
        ({ kind, place, note: text }) =>
          [findingLabels[kind], [place, text].filter(Boolean).join(': ') || 'Yes'] as const,
      ),
      ['Condition', note],
    ]}
  />
);

function History({ garment: { history, handedover } }: { garment: StaffGarment }) {
  return (
    <TitledSection title="History">
      {handedover && (
        <div>
          <p>{`Handed to ${handedover.to}, ${formatTime(handedover.at)}`}</p>
          {handedover.signature === '' ? (
            <p>{`No signature: ${handedover.reason}`}</p>
          ) : (
            <Signature path={handedover.signature} />
          )}
        </div>
      )}
      <ol className={styles.history}>
        {history.map(({ title, text, by, at }, index) => (
          <li key={index}>
            <strong>{title}</strong>
            <span>{`${formatTime(at)}${by === '' ? '' : `, ${by}`}`}</span>
            {text !== '' && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
