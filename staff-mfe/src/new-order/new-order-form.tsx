import { buildDayTexts } from 'contract/orders/order-texts/order-texts';
import { bookingKinds } from 'contract/calendar/schedule';
import type { OrderContact } from 'contract/staff/order-page';
import { useEffect, useState } from 'react';
import { TitledSection } from 'shared/desk';
import { Notice } from 'shared/ui';
import { Composer } from '../composer/composer';
import { checkContact } from '../composer/contact/check-contact';
import { DayFields } from '../composer/days/day-fields';
import { readDays } from '../composer/days/read-days';
import { DraftConflict } from '../composer/draft/draft-status';
import { useDraftSaver } from '../composer/draft/use-draft-saver';
import { CheckedFieldsContext } from '../composer/fields/checked-fields';
import { focusField } from '../composer/fields/focus-field';
import { ComposerForm } from '../composer/form/composer-form';
import { FormBar } from '../composer/form/form-bar';
import { useSubmitKey } from '../composer/form/use-submit-key';
import { usePricedComposition } from '../composer/use-priced-composition';
import { checkOrder } from './check-order';
import { CustomerSection } from './customer-section';
import { fromDraftBody, getOrderMethod, type OrderValues, toDraftBody } from './order-values';
import { PaymentSection } from './payment-section';
import { PlaceDialog } from './place-dialog';
import { usePlacement } from './use-placement';

interface NewOrderFormProps {
  draftKey: string;
  /** Key of the copy in session storage. */
  localKey: string;
  initialValues: OrderValues;
  /** Version of the draft on the server, or 0. */
  version: number;
  savedAt: string;
  /** Whether `initialValues` are a copy in session storage that is not on the server yet. */
  hasUnsavedChanges: boolean;
  onFirstChange: () => void;
  onDiscarded: () => void;
}

/** Form of an order for a caller. Ctrl or Cmd with Enter opens the confirmation from every field. */
export function NewOrderForm(props: NewOrderFormProps) {
  const { draftKey, localKey, initialValues, version, savedAt } = props;
  const { hasUnsavedChanges, onFirstChange, onDiscarded } = props;
  const [begun] = useState(initialValues);
  const [values, setValues] = useState(begun);
  const [isChecked, setChecked] = useState(false);
  const { saver, state } = useDraftSaver({
    key: draftKey,
    kind: 'order',
    subject: '',
    localKey,
    version,
    savedAt,
  });
  useEffect(() => {
    if (values !== begun || hasUnsavedChanges) saver.change(toDraftBody(values));
  }, [values, begun, hasUnsavedChanges, saver]);

  const { composition, contact, days } = values;
  const method = getOrderMethod(values);
  const typedSchedule = readDays(days, bookingKinds).schedule;
  const pricing = usePricedComposition(composition, { method, schedule: typedSchedule });
  const { priced } = pricing;
  const trades = priced?.trades ?? [];
  const kinds = [...new Set(Object.values(priced?.lines ?? {}).map(({ kind }) => kind))];
  const dayTexts = buildDayTexts(kinds, method);
  const problems = checkOrder(values, priced, trades);
  const placement = usePlacement({ draftKey, values, pricing, kinds, saver });
  const visibleRefusals = [
    ...placement.refusals,
    ...(isChecked ? problems.filter(({ field }) => field === 'product') : []),
  ];

  const update = (change: (current: OrderValues) => OrderValues) => {
    if (values === begun) onFirstChange();
    setValues(change);
  };
  const askToPlace = () => {
    setChecked(true);
    const [problem] = problems;
    if (problem === undefined) placement.open();
    else focusField(problem.field);
  };
  useSubmitKey(() => (placement.isOpen ? void placement.place() : askToPlace()));
  const discard = async () => {
    await saver.discard();
    onDiscarded();
  };
  const goToNextSection = (chosenContact: OrderContact) => {
    const [contactProblem] = checkContact(chosenContact);
    const [trade] = trades;
    const nextField = trade === undefined ? 'method' : `schedule.${trade}.date`;
    focusField(contactProblem?.field ?? nextField);
  };
  return (
    <CheckedFieldsContext value={isChecked}>
      <ComposerForm
        label="New order"
        notices={
          <DraftConflict
            state={state}
            onKeepOwn={() => saver.keepOwn()}
            onLoadNewer={() => {
              const { newerDraft } = state;
              if (newerDraft !== null) setValues(fromDraftBody(newerDraft.body));
              saver.takeNewer();
            }}
          />
        }
        lines={
          <Composer
            composition={composition}
            pricing={pricing}
            isChecked={isChecked}
            isFocusedFirst
            refusals={visibleRefusals}
            onChange={(change) =>
              update((current) => ({ ...current, composition: change(current.composition) }))
            }
            onFinished={() => focusField('customer')}
          />
        }
        bar={
          <>
            <FormBar
              total={priced?.total ?? null}
              isPending={pricing.isPending}
              draftState={state}
              problems={isChecked ? problems : []}
              submitLabel="Place the order"
              onSubmit={askToPlace}
              notice={
                placement.generalRefusal !== '' && (
                  <Notice kind="error" title="The order was not placed">
                    {placement.generalRefusal}
                  </Notice>
                )
              }
              onDiscard={values === begun && version === 0 ? null : () => void discard()}
            />
            <PlaceDialog placement={placement} values={values} pricing={pricing} />
          </>
        }
      >
        <CustomerSection
          values={values}
          problems={problems}
          refusals={visibleRefusals}
          onChange={update}
          onChosen={goToNextSection}
        />
        {trades.length > 0 && (
          <TitledSection title="Days">
            <DayFields
              trades={trades}
              titles={Object.fromEntries(
                trades.map((trade) => [trade, dayTexts[trade]?.workTitle ?? 'Day']),
              )}
              days={days}
              problems={problems}
              refusals={visibleRefusals}
              customerAddress={{
                address: [contact.address, contact.city].filter(Boolean).join(', '),
                postcode: contact.postalcode,
              }}
              onChange={(change) =>
                update((current) => ({ ...current, days: change(current.days) }))
              }
            />
          </TitledSection>
        )}
        <PaymentSection
          values={values}
          kinds={kinds}
          priced={priced}
          problems={problems}
          refusals={visibleRefusals}
          onChange={update}
        />
      </ComposerForm>
    </CheckedFieldsContext>
  );
}
