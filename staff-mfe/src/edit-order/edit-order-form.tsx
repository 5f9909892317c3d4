import type { OrderComposition } from 'contract/compose/order-composition';
import { buildDayTexts } from 'contract/orders/order-texts/order-texts';
import { useEffect, useState } from 'react';
import { TitledSection } from 'shared/desk';
import { Button, ButtonLink, Notice } from 'shared/ui';
import { Composer } from '../composer/composer';
import { DraftConflict } from '../composer/draft/draft-status';
import { useDraftSaver } from '../composer/draft/use-draft-saver';
import { CheckedFieldsContext, findProblem } from '../composer/fields/checked-fields';
import { focusField } from '../composer/fields/focus-field';
import { ComposerForm } from '../composer/form/composer-form';
import { FormBar } from '../composer/form/form-bar';
import { useSubmitKey } from '../composer/form/use-submit-key';
import { TypedField } from '../composer/fields/typed-field';
import { usePricedComposition } from '../composer/use-priced-composition';
import { EditDays } from './edit-days';
import { checkEdit, type EditValues, fromDraftBody, toDraftBody } from './edit-values';
import { ReviewDialog } from './review-dialog';
import { useOrderEdit } from './use-order-edit';

interface EditOrderFormProps {
  order: OrderComposition;
  draftKey: string;
  /** Key of the copy in session storage. */
  localKey: string;
  initialValues: EditValues;
  /** Version of the draft on the server, or 0. */
  draftVersion: number;
  savedAt: string;
  /** Whether `initialValues` are a copy in session storage that is not on the server yet. */
  hasUnsavedChanges: boolean;
  /** Reads the order again and begins with it. */
  onBeginAgain: () => void;
}

/** Form that changes an order. Ctrl or Cmd with Enter opens the summary from every field. */
export function EditOrderForm(props: EditOrderFormProps) {
  const { order, draftKey, localKey, draftVersion, savedAt, hasUnsavedChanges } = props;
  const { orderno, method } = order;
  const [begun] = useState(props.initialValues);
  const [values, setValues] = useState(begun);
  const [isChecked, setChecked] = useState(false);
  const { saver, state } = useDraftSaver({
    key: draftKey,
    kind: 'edit',
    subject: orderno,
    localKey,
    version: draftVersion,
    savedAt,
  });
  useEffect(() => {
    if (values !== begun || hasUnsavedChanges) saver.change(toDraftBody(values));
  }, [values, begun, hasUnsavedChanges, saver]);

  const { composition } = values;
  const pricing = usePricedComposition(composition, { method, orderno });
  const { priced } = pricing;
  const trades = priced?.trades ?? [];
  const kinds = [...new Set(Object.values(priced?.lines ?? {}).map(({ kind }) => kind))];
  const dayTexts = buildDayTexts(kinds, method);
  const problems = checkEdit(values, priced, trades);
  const onChanged = () => saver.discard();
  const edit = useOrderEdit({ order, values, trades, pricing, onChanged });
  const refusals = [
    ...edit.refusals,
    ...(isChecked ? problems.filter(({ field }) => field === 'product') : []),
  ];
  const review = () => {
    setChecked(true);
    const [problem] = problems;
    if (problem === undefined) edit.open();
    else focusField(problem.field);
  };
  useSubmitKey(() => {
    if (!edit.isOpen) review();
  });
  const beginAgain = async () => {
    await saver.discard();
    props.onBeginAgain();
  };
  const isBasedOnFormerOrder = values.version < Math.max(order.version, edit.currentVersion);
  return (
    <CheckedFieldsContext value={isChecked}>
      <ComposerForm
        label={`Change order ${orderno}`}
        notices={
          <>
            <DraftConflict
              state={state}
              onKeepOwn={() => saver.keepOwn()}
              onLoadNewer={() => {
                const { newerDraft } = state;
                if (newerDraft !== null) setValues(fromDraftBody(newerDraft.body, order));
                saver.takeNewer();
              }}
            />
            {isBasedOnFormerOrder && (
              <ChangedMeanwhileNotice
                changedBy={edit.changedBy}
                onKeep={() => {
                  const version = Math.max(order.version, edit.currentVersion);
                  setValues((current) => ({ ...current, version }));
                }}
                onBeginAgain={() => void beginAgain()}
              />
            )}
          </>
        }
        lines={
          <Composer
            composition={composition}
            pricing={pricing}
            isChecked={isChecked}
            isFocusedFirst
            refusals={refusals}
            onChange={(change) =>
              setValues((current) => ({ ...current, composition: change(current.composition) }))
            }
            onFinished={() => focusField('reason')}
          />
        }
        bar={
          <>
            <FormBar
              total={priced?.total ?? null}
              isPending={pricing.isPending}
              draftState={state}
              problems={isChecked ? problems : []}
              submitLabel="Review the change"
              onSubmit={review}
              onDiscard={
                values !== begun || draftVersion > 0 || hasUnsavedChanges
                  ? () => void beginAgain()
                  : null
              }
            >
              <ButtonLink to={`/admin/orders/${orderno}`} variant="secondary">
                Back to the order
              </ButtonLink>
            </FormBar>
            {edit.isOpen && <ReviewDialog order={order} edit={edit} pricing={pricing} />}
          </>
        }
      >
        {trades.length > 0 && (
          <EditDays
            values={values}
            trades={trades}
            titles={Object.fromEntries(
              trades.map((trade) => [trade, dayTexts[trade]?.workTitle ?? 'Day']),
            )}
            problems={problems}
            refusals={refusals}
            onChange={setValues}
          />
        )}
        <TitledSection title="Reason">
          <TypedField
            name="reason"
            label="Reason for the change"
            hint="Staff can read it in the timeline. A credit note names it too."
            required
            value={values.reason}
            problem={findProblem(problems, 'reason')}
            refusal={findProblem(refusals, 'reason')}
            onTextChange={(reason) => setValues((current) => ({ ...current, reason }))}
          />
        </TitledSection>
      </ComposerForm>
    </CheckedFieldsContext>
  );
}

interface ChangedMeanwhileNoticeProps {
  /** Name of the colleague, or ''. */
  changedBy: string;
  onKeep: () => void;
  onBeginAgain: () => void;
}

/** Says that the order was changed meanwhile. All that is typed stays until staff choose. */
function ChangedMeanwhileNotice(props: ChangedMeanwhileNoticeProps) {
  const { changedBy, onKeep, onBeginAgain } = props;
  return (
    <Notice
      kind="warning"
      isAnnounced
      title={`The order was changed meanwhile${changedBy && ` by ${changedBy}`}`}
      action={
        <>
          <Button size="small" onClick={onKeep}>
            Go on with what I typed
          </Button>
          <Button size="small" variant="secondary" onClick={onBeginAgain}>
            Begin with the present order
          </Button>
        </>
      }
    >
      What you typed is still here. If you go on, its lines and days replace those of the order.
    </Notice>
  );
}
