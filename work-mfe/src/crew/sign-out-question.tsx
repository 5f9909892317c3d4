import { useEffect, useEffectEvent, useState } from 'react';
import { Modal } from 'shared/overlays';
import { useAuth } from 'shared/session';
import { Button } from 'shared/ui';
import type { PhoneState } from './phone/crew-phone';

type Unsent = Pick<PhoneState, 'waiting' | 'photos'>;

interface Question {
  text: string;
  onAnswer: (isSignOut: boolean) => void;
}

/** Asks before a sign-out that deletes presses and photos which the backend does not have yet. */
export function SignOutQuestion({ state }: { state: Unsent }) {
  const { session } = useAuth();
  const [question, setQuestion] = useState<Question | null>(null);
  const check = useEffectEvent((): Promise<boolean> => {
    const text = describeUnsent(state);
    if (text === '') return Promise.resolve(true);
    return new Promise((onAnswer) => setQuestion({ text, onAnswer }));
  });
  useEffect(() => session.addSignOutCheck(() => check()), [session]);
  if (question === null) return null;
  const answer = (isSignOut: boolean) => {
    setQuestion(null);
    question.onAnswer(isSignOut);
  };
  return (
    <Modal
      open
      size="small"
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      title="Sign out?"
      description={`${question.text} not sent yet. Sign out and lose them?`}
      footer={
        <>
          <Button variant="danger" onClick={() => answer(true)}>
            Sign out and lose them
          </Button>
          <Button onClick={() => answer(false)}>Stay signed in</Button>
        </>
      }
    />
  );
}

function describeUnsent({ waiting, photos }: Unsent): string {
  const texts = [
    count(waiting.length, 'press', 'presses'),
    count(photos.length, 'photo', 'photos'),
  ];
  const text = texts.filter(Boolean).join(' and ');
  if (text === '') return '';
  return `${text} ${waiting.length + photos.length === 1 ? 'is' : 'are'}`;
}

const count = (number: number, singular: string, plural: string): string =>
  number === 0 ? '' : `${number} ${number === 1 ? singular : plural}`;
