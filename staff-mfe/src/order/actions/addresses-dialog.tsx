import { describeAddress } from 'contract/calendar/move-address';
import type { MoveAddress } from 'contract/calendar/schedule';
import type { ChangedOrder } from 'contract/order-actions/action-responses';
import type { StaffOrderPage } from 'contract/staff/order-page';
import { ActionDialog } from './action-dialog';
import { ReasonField } from './reason-field';
import {
  type AddressValues,
  checkAddressField,
  MoveAddressFields,
  toAddressValues,
  toMoveAddress,
} from '../../ui/move-address-fields';
import { type ActionValues, useOrderForm } from './use-order-form';

type AddressName = 'pickup' | 'destination';

interface AddressesValues extends ActionValues, Record<AddressName, AddressValues> {
  /** The addresses when the dialog was opened, as text. */
  base: Record<AddressName, string>;
}

const addressNames = ['pickup', 'destination'] as const;

const labels: Record<AddressName, string> = { pickup: 'From', destination: 'To' };

interface AddressesDialogProps {
  order: StaffOrderPage;
  onClose: () => void;
}

/** Form that changes both addresses of a move, with floor, lift and parking. Sends no email. */
export function AddressesDialog({ order, onClose }: AddressesDialogProps) {
  const { orderno, version, schedule } = order;
  const form = useOrderForm<AddressesValues>({
    orderno,
    choice: { name: 'changeMoveAddresses' },
    onClose,
    defaultValues: { version, reason: '', ...toValues(schedule), base: toTexts(schedule) },
    toBody: ({ pickup, destination, reason, version: basedOn }) => ({
      reason,
      version: basedOn,
      pickup: toMoveAddress(pickup),
      destination: toMoveAddress(destination),
    }),
    listConflicts,
    merge: mergeAddresses,
  });
  return (
    <ActionDialog
      title={`Addresses of ${orderno}`}
      description="The day stays as it is. No e-mail is sent."
      submitLabel="Save the addresses"
      size="large"
      form={form}
    >
      {addressNames.map((name) => (
        <MoveAddressFields
          key={name}
          legend={labels[name]}
          finder={{
            postcode: form.watch(`${name}.postcode`),
            onFind: ({ address, postcode }) => {
              form.setValue(`${name}.address`, address, { shouldDirty: true });
              form.setValue(`${name}.postcode`, postcode, { shouldDirty: true });
            },
          }}
          connect={(field) => ({
            error: form.errorOf(`${name}.${field}`),
            ...form.register(`${name}.${field}`, {
              validate: (value) => checkAddressField(field, value),
            }),
          })}
        />
      ))}
      <ReasonField form={form} />
    </ActionDialog>
  );
}

const toValues = (schedule: StaffOrderPage['schedule']): Record<AddressName, AddressValues> => ({
  pickup: toAddressValues(schedule?.move?.from),
  destination: toAddressValues(schedule?.move?.to),
});

const toText = (address: MoveAddress | undefined): string =>
  address === undefined
    ? ''
    : [`${address.address}, ${address.postcode}`, ...describeAddress(address)].join(' · ');

const toTexts = (schedule: StaffOrderPage['schedule']): Record<AddressName, string> => ({
  pickup: toText(schedule?.move?.from),
  destination: toText(schedule?.move?.to),
});

function listConflicts(currentOrder: ChangedOrder['current'], values: AddressesValues) {
  const current = toTexts(currentOrder.schedule);
  const mergedAddresses = mergeAddresses(currentOrder, values);
  return addressNames
    .filter((name) => current[name] !== values.base[name])
    .map((name) => ({
      label: labels[name],
      theirs: current[name],
      mine: toText(toMoveAddress(mergedAddresses[name])),
    }));
}

/** Returns the colleague's value for each address that the user has not changed. */
function mergeAddresses(current: ChangedOrder['current'], values: AddressesValues) {
  const theirs = toValues(current.schedule);
  const keepChangedAddress = (name: AddressName) =>
    toText(toMoveAddress(values[name])) === values.base[name] ? theirs[name] : values[name];
  return {
    ...values,
    version: current.version,
    base: toTexts(current.schedule),
    pickup: keepChangedAddress('pickup'),
    destination: keepChangedAddress('destination'),
  };
}
