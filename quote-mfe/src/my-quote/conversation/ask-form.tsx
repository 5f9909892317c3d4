import { type FormEvent, useState } from 'react';
import { Field } from 'shared/forms';
import { Button, LiveRegion, Stack } from 'shared/ui';
import { FailureNotice } from '../failure-notice';
import { useAskAboutMyQuoteMutation } from '../my-quote-api';

/** Field for a question. The text stays until the firm has it. */
export function AskForm({ token }: { token: string }) {
  const [ask, { isLoading, error, isSuccess }] = useAskAboutMyQuoteMutation();
  // The key stays the same for one text, so that a question whose answer was lost is stored once.
  const [question, setQuestion] = useState(createQuestion(''));
  const { text } = question;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || text.trim() === '') return;
    const result = await ask({ token, ...question });
    if (!result.error) setQuestion(createQuestion(''));
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <Field
          multiline
          rows={3}
          label="Ask a question"
          hint="We answer by e-mail and here, usually within a working day."
          maxLength={5000}
          value={text}
          onChange={({ currentTarget }) => setQuestion(createQuestion(currentTarget.value))}
        />
        <FailureNotice
          error={error}
          title="Your question has not been sent"
          unknownText="We got no answer. Your text is still here: please send it again."
        />
        <div>
          <Button variant="secondary" type="submit" busy={isLoading} disabled={text.trim() === ''}>
            Send the question
          </Button>
        </div>
        <LiveRegion text={isSuccess && text === '' ? 'Your question has been sent.' : ''} />
      </Stack>
    </form>
  );
}

const createQuestion = (text: string) => ({ text, key: crypto.randomUUID() });
