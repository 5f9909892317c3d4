import type { sendFactor } from 'contract/accounts/staff-sign-in';
import type { CallInput } from 'contract/calls/call';
import { useEffect, useRef, useState } from 'react';
import { isRequestError, serverApi } from 'shared/data';
import { Field } from 'shared/forms';
import { Button } from 'shared/ui';
import { useFormCall } from '../forms/use-form-call';
import { SignInForm } from './sign-in-form';
import { readSignInResponse, type SignInResult } from './sign-in-response';
import { useCompleteSignIn } from './use-sign-in';

const { useSendCodeMutation } = serverApi.injectEndpoints({
  endpoints: (build) => ({
    sendCode: build.mutation<SignInResult | null, CallInput<typeof sendFactor>>({
      query: (body) => ({ url: 'admin/userlogin/factor', method: 'POST', body, public: true }),
      transformResponse: readSignInResponse,
    }),
  }),
});

interface SecondStepProps {
  challenge: string;
  /** Whether the page has an h1. The form's heading is then an h2. */
  hasPageHeading: boolean;
  /**
   * Called when the user must return to the first step. If `isChallengeOver` is true, the time for
   * the code is over.
   */
  onBack: (isChallengeOver: boolean) => void;
}

const codeKinds = {
  app: {
    label: 'Code',
    intro: 'Please enter the code of 6 digits that your authenticator app shows now.',
    switchLabel: 'Use a recovery code',
    field: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
  recovery: {
    label: 'Recovery code',
    intro: 'Please enter one of the recovery codes that you saved. Each works once.',
    switchLabel: 'Use the authenticator app',
    field: { autoComplete: 'off', inputMode: 'text' },
  },
} as const;

/** Form for the code of the second factor (rule 56). */
export function SecondStep({ challenge, hasPageHeading, onBack }: SecondStepProps) {
  const [kind, setKind] = useState<keyof typeof codeKinds>('app');
  const fieldRef = useRef<HTMLInputElement>(null);
  useEffect(() => fieldRef.current?.focus(), [kind]);
  const [sendCode] = useSendCodeMutation();
  const completeSignIn = useCompleteSignIn();
  const { send, isBusy, refusal } = useFormCall();
  const { label, intro, switchLabel, field } = codeKinds[kind];
  const submit = (code: string, form: HTMLFormElement) =>
    send(async () => {
      try {
        const result = await sendCode({ challenge, code }).unwrap();
        if (result) await completeSignIn(result);
      } catch (cause) {
        if (!isRequestError(cause) || cause.status !== 410) throw cause;
        onBack(true);
      }
    }, form);
  const title = 'Second step';
  return (
    <SignInForm
      title={title}
      heading={hasPageHeading ? <h2>{title}</h2> : <h1>{title}</h1>}
      intro={<p>{intro}</p>}
      buttonLabel="Log In"
      isBusy={isBusy}
      refusal={refusal}
      onSend={(getValue, form) => void submit(getValue('code'), form)}
      footer={
        <>
          <Button variant="quiet" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
            {switchLabel}
          </Button>
          <Button variant="quiet" onClick={() => onBack(false)}>
            Back to Log In
          </Button>
        </>
      }
    >
      <Field
        key={kind}
        name="code"
        label={label}
        {...field}
        autoCapitalize="none"
        spellCheck={false}
        required
        ref={fieldRef}
      />
    </SignInForm>
  );
}
