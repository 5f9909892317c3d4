import { MAX_ITEM_COUNT } from 'contract/quotes/furniture-counts';
import { rooms } from 'contract/quotes/furniture';
import { homes } from 'contract/quotes/homes';
import { formatVans } from 'contract/quotes/vans';
import { formatCubicMetres } from 'contract/catalog/move-capacity';
import { type StaffForm, useController } from 'shared/desk';
import { Field, SelectField } from 'shared/forms';
import { Button, Cluster } from 'shared/ui';
import {
  type OtherItem,
  readCount,
  readVolume,
  type RequestValues,
  sumTypedLitres,
} from './request-values';
import styles from './request.module.css';

const homeOptions = [
  { value: '', label: 'Please choose' },
  ...homes.map(({ id, name }) => ({ value: id, label: name })),
];

/** The calculator's list of furniture by room, and rows for pieces that it lacks. */
export function FurnitureFields({ form }: { form: StaffForm<RequestValues> }) {
  const { counts, others } = form.watch();
  const litres = sumTypedLitres({ counts, others });
  const fillHome = (homeId: string) => {
    const home = homes.find(({ id }) => id === homeId);
    if (!home) return;
    const typicalCounts = Object.entries(home.counts).map(([id, count]) => [id, String(count)]);
    form.setValue('counts', Object.fromEntries(typicalCounts) as Record<string, string>, {
      shouldDirty: true,
    });
  };
  return (
    <fieldset className={styles.group}>
      <legend>Furniture</legend>
      <Cluster justify="between" align="end">
        <SelectField
          label="Typical list of"
          hint="Replaces the numbers below."
          options={homeOptions}
          value=""
          onChange={(event) => fillHome(event.currentTarget.value)}
        />
        <output className={styles.volume} aria-label="Volume">
          <strong>{formatCubicMetres(litres)}</strong> {formatVans(litres)}
        </output>
      </Cluster>
      {rooms.map((room) => (
        <details key={room.name} className={styles.room}>
          <summary>
            {room.name} <span className={styles.hint}>{describeRoom(room.items, counts)}</span>
          </summary>
          <div className={styles.items}>
            {room.items.map(({ id, name }) => (
              <Field
                key={id}
                label={name}
                inputMode="numeric"
                autoComplete="off"
                error={form.errorOf(`counts.${id}`)}
                {...form.register(`counts.${id}`, { validate: checkCount })}
              />
            ))}
          </div>
        </details>
      ))}
      <OtherItems form={form} />
    </fieldset>
  );
}

function describeRoom(
  items: readonly { id: string; litres: number }[],
  counts: RequestValues['counts'],
) {
  const pieces = items.map(({ id, litres }) => ({ litres, count: readCount(counts[id]) }));
  const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
  const litres = pieces.reduce((sum, piece) => sum + piece.count * piece.litres, 0);
  return count === 0 ? '' : `${count}, ${formatCubicMetres(litres)}`;
}

const checkCount = (text: string | undefined): true | string =>
  (text ?? '').trim() === '' ||
  (/^\s*\d{1,3}\s*$/.test(text ?? '') && Number(text) <= MAX_ITEM_COUNT) ||
  `Please type a whole number up to ${MAX_ITEM_COUNT}.`;

const emptyItem: OtherItem = { name: '', quantity: '1', volume: '' };

const checkOthers = (others: OtherItem[]): true | string =>
  others.every(({ name, volume }) => name.trim() === '' || readVolume(volume) !== null) ||
  'Please type the volume of each piece in cubic metres, such as 1.5.';

/** Rows for pieces that the list lacks, such as an aquarium. */
function OtherItems({ form }: { form: StaffForm<RequestValues> }) {
  const { field, fieldState } = useController({
    control: form.control,
    name: 'others',
    rules: { validate: checkOthers },
  });
  const replaceAt = (index: number, items: OtherItem[]) =>
    field.onChange(field.value.toSpliced(index, 1, ...items));
  return (
    <div className={styles.others}>
      {field.value.map((item, index) => (
        <OtherItemRow
          key={index}
          item={item}
          label={`Other piece ${index + 1}`}
          onChange={(changes) => replaceAt(index, [{ ...item, ...changes }])}
          onRemove={() => replaceAt(index, [])}
        />
      ))}
      {fieldState.error?.message && (
        <p role="alert" className={styles.error}>
          {fieldState.error.message}
        </p>
      )}
      <div>
        <Button
          size="small"
          variant="secondary"
          onClick={() => field.onChange([...field.value, emptyItem])}
        >
          Add another piece
        </Button>
      </div>
    </div>
  );
}

interface OtherItemRowProps {
  item: OtherItem;
  label: string;
  onChange: (changes: Partial<OtherItem>) => void;
  onRemove: () => void;
}

const OtherItemRow = ({ item, label, onChange, onRemove }: OtherItemRowProps) => (
  <div className={styles.other} role="group" aria-label={label}>
    <Field
      label="Piece"
      autoComplete="off"
      value={item.name}
      onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
    />
    <Field
      label="Number"
      inputMode="numeric"
      autoComplete="off"
      value={item.quantity}
      onChange={({ currentTarget }) => onChange({ quantity: currentTarget.value })}
    />
    <Field
      label="m³ each"
      inputMode="decimal"
      autoComplete="off"
      value={item.volume}
      onChange={({ currentTarget }) => onChange({ volume: currentTarget.value })}
    />
    <Button
      size="small"
      variant="quiet"
      aria-label={`Remove ${item.name || 'the piece'}`}
      onClick={onRemove}
    >
      Remove
    </Button>
  </div>
);
