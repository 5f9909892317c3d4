import { getLondonToday, toLondonDay } from 'contract/calendar/london-day';
import type { CrewJob, CrewJobs, CrewPress } from 'contract/work/crew/crew-calls';
import { applyPresses } from 'contract/work/crew/apply-presses';
import { PressQueue, type QueuedPress, type SendResult } from 'contract/work/crew/press-queue';
import type { CrewMemory, QueuedPhoto, Refusal } from './crew-memory';

/** Pause between two attempts to send waiting presses and photos, in ms. */
const RETRY_MS = 5_000;

const DAY_MS = 86_400_000;

/** Pause between two reads of the jobs, in ms. */
const REFRESH_MS = 60_000;

export interface PhoneState {
  /** Jobs with the waiting presses applied. Null until they are read. */
  jobs: CrewJobs | null;
  /** Presses that the backend does not have yet. */
  waiting: readonly QueuedPress[];
  photos: readonly QueuedPhoto[];
  /** Upload progress of the current photo, from 0 to 1. */
  photoProgress: number;
  refusals: readonly Refusal[];
  /** Whether the jobs come from the phone, because the backend could not be reached. */
  isOffline: boolean;
  /** Why the backend refused to send the jobs, such as a lost role, as a sentence. Otherwise ''. */
  failure: string;
}

const emptyState: PhoneState = {
  jobs: null,
  waiting: [],
  photos: [],
  photoProgress: 0,
  refusals: [],
  isOffline: false,
  failure: '',
};

/** Calls to the backend. */
export interface CrewCalls {
  readJobs(): Promise<CrewJobs | { status: number; sentence: string }>;
  sendPress(press: CrewPress): Promise<SendResult>;
  sendPhoto(photo: QueuedPhoto, onProgress: (share: number) => void): Promise<SendResult>;
}

/** A press from the page, to which the phone adds key, job and time. */
export type NewPress<Press = CrewPress> = Press extends CrewPress
  ? Omit<Press, 'key' | 'orderno' | 'trade' | 'at'>
  : never;

/**
 * The jobs of a crew on a phone. A press changes the displayed job at once (optimistically). It waits in
 * the phone's database until the backend can be reached.
 */
export class CrewPhone {
  readonly #memory: CrewMemory;
  readonly #calls: CrewCalls;
  readonly #queue: PressQueue;
  readonly #listeners = new Set<() => void>();
  readonly #timers: ReturnType<typeof setInterval>[] = [];
  #storedJobs: CrewJobs | null = null;
  #isSendingPhotos = false;
  #state = emptyState;

  constructor(memory: CrewMemory, calls: CrewCalls) {
    this.#memory = memory;
    this.#calls = calls;
    this.#queue = new PressQueue(memory, async (press) => {
      // A page that was left while the queue was read sends nothing any more.
      if (memory.isClosed) return 'lost';
      const result = await calls.sendPress(press);
      if (result === 'stored') this.#changeJobs((job) => applyPresses(job, [press]));
      return result;
    });
  }

  getState = (): PhoneState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Publishes the stored jobs, and then those of the backend. */
  async start(): Promise<void> {
    await this.#deletePastDays();
    this.#storedJobs = await this.#memory.readJobs();
    await this.#publish();
    this.#timers.push(
      setInterval(() => void this.#sendIfWaiting(), RETRY_MS),
      setInterval(() => void this.synchronise(), REFRESH_MS),
    );
    await this.synchronise();
  }

  stop(): void {
    this.#timers.forEach(clearInterval);
    this.#memory.close();
  }

  /**
   * Reads the jobs, then sends waiting presses and photos. The read deletes those of another account,
   * so they are never sent by this one.
   */
  synchronise = (): Promise<void> =>
    this.#runWhileOpen(async () => {
      await this.#deletePastDays();
      if (!(await this.#readJobs())) return;
      const isQueued = this.#state.waiting.length > 0;
      await this.#sendPresses();
      if (isQueued) await this.#readJobs();
      void this.#runWhileOpen(() => this.#sendPhotos());
    });

  /** Runs work on the database. Ignores the failure if the database was closed or deleted meanwhile. */
  async #runWhileOpen(work: () => Promise<void>): Promise<void> {
    if (this.#memory.isClosed) return;
    try {
      await work();
    } catch (cause) {
      // A sign-out aborts transactions before it announces that the database is closed.
      const isAborted = cause instanceof DOMException && cause.name === 'AbortError';
      if (!this.#memory.isClosed && !isAborted) throw cause;
    }
  }

  /** Resolves to whether the backend sent the jobs. */
  async #readJobs(): Promise<boolean> {
    const response = await this.#calls.readJobs();
    if ('jobs' in response) {
      await this.#memory.writeJobs(response);
      this.#storedJobs = response;
      await this.#publish({ isOffline: false, failure: '' });
      return true;
    }
    if (response.status >= 400 && response.status < 500 && response.status !== 429) {
      // The role or the sign-in ended, so the phone must not show the jobs any more.
      await this.#memory.deleteJobs();
      this.#storedJobs = null;
      await this.#publish({ isOffline: false, failure: response.sentence });
    } else await this.#publish({ isOffline: true });
    return false;
  }

  async press(job: CrewJob, press: NewPress): Promise<void> {
    const { orderno, trade, day } = job;
    const fields = { key: crypto.randomUUID(), orderno, trade, at: new Date().toISOString() };
    await this.#memory.add({ ...fields, ...press } as CrewPress, day);
    await this.#publish();
    void this.synchronise();
  }

  async addPhotos({ orderno, trade, day }: CrewJob, contents: readonly Blob[]): Promise<void> {
    for (const content of contents) {
      const key = crypto.randomUUID();
      const at = new Date().toISOString();
      await this.#memory.addPhoto({ key, orderno, trade, day, at, content });
    }
    await this.#publish();
    void this.synchronise();
  }

  async dismiss({ key }: Refusal): Promise<void> {
    await this.#memory.removeRefusal(key);
    await this.#publish();
  }

  async #sendIfWaiting(): Promise<void> {
    const { waiting, photos } = this.#state;
    if (waiting.length + photos.length > 0) await this.synchronise();
  }

  /** Sends the presses. Tabs of a browser take turns by a lock. */
  async #sendPresses(): Promise<void> {
    const flush = () => this.#queue.flush();
    if ('locks' in navigator) await navigator.locks.request('crew-presses', flush);
    else await flush();
    await this.#publish();
  }

  async #sendPhotos(): Promise<void> {
    if (this.#isSendingPhotos) return;
    this.#isSendingPhotos = true;
    try {
      for (const photo of await this.#memory.listPhotos()) {
        const result = await this.#calls.sendPhoto(photo, (photoProgress) =>
          this.#setState({ photoProgress }),
        );
        if (result === 'lost') return;
        if (result === 'stored') {
          await this.#memory.removePhoto(photo.key);
          this.#changeJobs((job) =>
            isJobOf(job, photo) ? { ...job, photos: job.photos + 1 } : job,
          );
        } else await this.#memory.refusePhoto(photo, result.refusal);
        await this.#publish({ photoProgress: 0 });
      }
    } finally {
      this.#isSendingPhotos = false;
    }
  }

  #changeJobs(change: (job: CrewJob) => CrewJob): void {
    if (this.#storedJobs === null) return;
    this.#storedJobs = { ...this.#storedJobs, jobs: this.#storedJobs.jobs.map(change) };
  }

  async #deletePastDays(): Promise<void> {
    const yesterday = toLondonDay(new Date(Date.now() - DAY_MS));
    await this.#memory.deletePastDays(getLondonToday(), yesterday);
  }

  async #publish(changes: Partial<PhoneState> = {}): Promise<void> {
    const [waiting, photos, refusals] = await Promise.all([
      this.#memory.list(),
      this.#memory.listPhotos(),
      this.#memory.listRefusals(),
    ]);
    const presses = waiting.map(({ press }) => press);
    const today = getLondonToday();
    const jobs = this.#storedJobs && {
      ...this.#storedJobs,
      today,
      jobs: this.#storedJobs.jobs
        .filter(({ day }) => day >= today)
        .map((job) => applyPresses(job, presses)),
    };
    this.#setState({ ...changes, jobs, waiting, photos, refusals });
  }

  #setState(changes: Partial<PhoneState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#listeners.forEach((listener) => listener());
  }
}

/** Returns whether a press, a photo or a refusal is about the job. */
export const isJobOf = (
  { orderno, trade }: Pick<CrewJob, 'orderno' | 'trade'>,
  record: Pick<CrewJob, 'orderno' | 'trade'>,
): boolean => orderno === record.orderno && trade === record.trade;
