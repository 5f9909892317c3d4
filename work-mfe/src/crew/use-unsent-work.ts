import { useEffect } from 'react';
import { useAuth } from 'shared/session';
import type { PhoneState } from './phone/crew-phone';

/** Lets each page of the shop ask before a sign-out that deletes presses and photos. */
export function useUnsentWork(state: PhoneState | undefined): void {
  const { session } = useAuth();
  // Before the jobs are read, nobody knows what waits on this phone.
  const sentence = state?.jobs ? describeUnsent(state) : null;
  useEffect(() => {
    if (sentence !== null) session.recordUnsentWork(sentence);
  }, [session, sentence]);
}

function describeUnsent({ waiting, photos }: PhoneState): string {
  const texts = [
    count(waiting.length, 'press', 'presses'),
    count(photos.length, 'photo', 'photos'),
  ];
  const text = texts.filter(Boolean).join(' and ');
  if (text === '') return '';
  return `${text} ${waiting.length + photos.length === 1 ? 'is' : 'are'} not sent yet.`;
}

const count = (number: number, singular: string, plural: string): string =>
  number === 0 ? '' : `${number} ${number === 1 ? singular : plural}`;
