import { useEffect, useState, useSyncExternalStore } from 'react';
import { toSendResult } from 'contract/work/crew/press-queue';
import { isRequestError } from 'shared/data';
import { useAuth, useConfig } from 'shared/session';
import { useAppDispatch } from 'shared/store';
import { crewApi } from './crew-api';
import { describePress } from './describe-press';
import { CrewMemory } from './phone/crew-memory';
import { type CrewCalls, CrewPhone, type PhoneState } from './phone/crew-phone';
import { sendPhoto } from './phone/send-photo';

/** Returns the jobs on this phone. Null until the phone's database is open. */
export function useCrewPhone(): { phone: CrewPhone; state: PhoneState } | null {
  const [phone, setPhone] = useState<CrewPhone | null>(null);
  const calls = useCrewCalls();
  useEffect(() => {
    let isOver = false;
    let openedPhone: CrewPhone | null = null;
    const open = async () => {
      const memory = await CrewMemory.open(describePress);
      openedPhone = new CrewPhone(memory, calls);
      if (isOver) return openedPhone.stop();
      setPhone(openedPhone);
      await openedPhone.start();
    };
    const synchronise = () => {
      if (document.visibilityState === 'visible') void openedPhone?.synchronise();
    };
    void open();
    window.addEventListener('online', synchronise);
    document.addEventListener('visibilitychange', synchronise);
    return () => {
      isOver = true;
      openedPhone?.stop();
      window.removeEventListener('online', synchronise);
      document.removeEventListener('visibilitychange', synchronise);
    };
  }, [calls]);
  const state = useSyncExternalStore(
    phone?.subscribe ?? subscribeToNothing,
    phone?.getState ?? getNothing,
    getNothing,
  );
  return phone && state ? { phone, state } : null;
}

const subscribeToNothing = () => () => undefined;
const getNothing = () => null;

function useCrewCalls(): CrewCalls {
  const dispatch = useAppDispatch();
  const { apiHost } = useConfig();
  const { session } = useAuth();
  const [calls] = useState<CrewCalls>(() => ({
    async readJobs() {
      const { data, error } = await dispatch(
        crewApi.endpoints.getCrewJobs.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      if (data !== undefined && error === undefined) return data;
      return toFailure(error);
    },
    async sendPress(press) {
      const { error } = await dispatch(
        crewApi.endpoints.sendPress.initiate({ press }, { track: false }),
      );
      if (error === undefined) return 'stored';
      const { status, sentence } = toFailure(error);
      return toSendResult(status, sentence);
    },
    sendPhoto: (photo, onProgress) =>
      sendPhoto(apiHost, session.getBearerToken(), photo, onProgress),
  }));
  return calls;
}

const toFailure = (error: unknown) =>
  isRequestError(error)
    ? { status: error.status, sentence: error.serverError }
    : { status: 0, sentence: '' };
