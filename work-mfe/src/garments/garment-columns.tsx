import { formatDay, formatTime } from 'contract/calendar/date-texts';
import type { GarmentRow } from 'contract/garments/staff-garments';
import type { DataColumn } from 'shared/desk';
import { Link } from 'shared/router';
import { useConfig } from 'shared/session';
import { Badge, Cluster } from 'shared/ui';
import { garmentTones } from './garment-tones';
import styles from './garments.module.css';

export const garmentColumns: readonly DataColumn<GarmentRow>[] = [
  { id: 'photo', label: 'Photo', cell: (row) => <Thumbnail row={row} /> },
  {
    id: 'ticket',
    label: 'Ticket',
    isRowHeading: true,
    isNoWrap: true,
    cell: ({ ticket }) => <Link to={`/admin/garments/${ticket}`}>{ticket}</Link>,
  },
  { id: 'name', label: 'Garment', isTyped: true, cell: ({ name }) => name },
  {
    id: 'customer',
    label: 'Customer',
    isTyped: true,
    cell: ({ customer }) => customer || 'Erased',
  },
  { id: 'state', label: 'State', cell: (row) => <GarmentState garment={row} /> },
  {
    id: 'due',
    label: 'Due',
    isNoWrap: true,
    cell: ({ due }) => (due === '' ? '' : formatDay(due)),
  },
  {
    id: 'receivedat',
    label: 'Taken in',
    isNoWrap: true,
    cell: ({ receivedat }) => formatTime(receivedat),
  },
];

function Thumbnail({ row: { thumbnailurl, photos } }: { row: GarmentRow }) {
  const { apiHost } = useConfig();
  if (thumbnailurl === '') return 'None';
  return (
    <img
      className={styles.rowPhoto}
      src={`${apiHost}/${thumbnailurl}`}
      alt={photos === 1 ? '1 photo' : `${photos} photos`}
      loading="lazy"
    />
  );
}

const answerTexts = {
  '': '',
  agreed: 'The customer agrees',
  replied: 'The customer replied',
} as const;

/** The state of a garment, and the customer's answer that staff have not acted on. */
export const GarmentState = ({
  garment: { state, statelabel, answer },
}: {
  garment: Pick<GarmentRow, 'state' | 'statelabel' | 'answer'>;
}) => (
  <Cluster gap={2}>
    <Badge tone={garmentTones[state]}>{statelabel}</Badge>
    {answer !== '' && (
      <Badge tone={answer === 'replied' ? 'red' : 'green'}>{answerTexts[answer]}</Badge>
    )}
  </Cluster>
);
