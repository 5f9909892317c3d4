import type { SavedDraft } from 'contract/compose/drafts';
import { deleteDraft, writeDraft } from 'shared/desk';

/** State of the saving of a draft, as the page shows it. */
export interface DraftState {
  status: 'unchanged' | 'waiting' | 'saved' | 'failed' | 'conflict';
  /** Time of the latest save, or ''. */
  savedAt: string;
  /** Why the shop refused the draft, or '' if there was no answer. */
  refusal: string;
  /** The draft that another tab has saved meanwhile. */
  newerDraft: SavedDraft | null;
}

/** Outcome of one save. */
export type SaveOutcome =
  | { type: 'saved'; version: number; updatedat: string }
  | { type: 'conflict'; newerDraft: SavedDraft | null }
  | { type: 'failed'; refusal: string };

type DraftBody = Record<string, unknown>;

/** The copy in session storage, which survives a reload and the end of the session. */
export interface LocalDraft {
  body: DraftBody;
  /** Version on the server that the changes are based on. */
  version: number;
}

export interface DraftSaverOptions {
  /** Key of the copy in session storage. */
  localKey: string;
  version: number;
  savedAt: string;
  save: (body: DraftBody, version: number) => Promise<SaveOutcome>;
  /** Deletes the draft on the server. */
  discard: () => Promise<unknown>;
}

/** Pause after the last change until the draft is saved, in ms. */
const PAUSE_MS = 800;

/** Pause until a failed save is repeated, in ms. */
const RETRY_MS = 5000;

/**
 * Saves a draft on the server after each pause in typing. Until it is saved there, session storage
 * has a copy. Repeats a failed save. Stops after a conflict, until staff choose a version.
 */
export class DraftSaver {
  private state: DraftState;
  private readonly listeners = new Set<() => void>();
  /** Changes that are not saved yet, or null. */
  private unsavedBody: DraftBody | null = null;
  private version: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The save that is being sent, or null. */
  private currentSave: Promise<SaveOutcome> | null = null;
  /** Whether the server has the draft, or may have it because a save was sent. */
  private isOnServer: boolean;
  private isStopped = false;
  /** Whether the page is open. Without it, a failed save is not repeated. */
  private isPageOpen = false;

  private readonly options: DraftSaverOptions;

  constructor(options: DraftSaverOptions) {
    this.options = options;
    this.version = options.version;
    this.isOnServer = options.version > 0;
    this.state = {
      status: options.version === 0 ? 'unchanged' : 'saved',
      savedAt: options.savedAt,
      refusal: '',
      newerDraft: null,
    };
  }

  readonly getState = (): DraftState => this.state;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  change(body: DraftBody): void {
    if (this.isStopped) return;
    this.unsavedBody = body;
    this.writeLocalCopy(body);
    if (this.state.status === 'conflict') return;
    if (this.state.status !== 'failed') this.setState({ status: 'waiting' });
    this.schedule(PAUSE_MS);
  }

  openPage(): void {
    this.isPageOpen = true;
  }

  /** Saves what is left. If that fails, the local copy stays. */
  closePage(): void {
    this.isPageOpen = false;
    void this.flush();
  }

  /** Saves at once, for example before the page is left. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    const body = this.unsavedBody;
    const isBlocked =
      this.isStopped || this.currentSave !== null || this.state.status === 'conflict';
    if (body === null || isBlocked) return;
    this.isOnServer = true;
    this.currentSave = this.options.save(body, this.version);
    const outcome = await this.currentSave;
    this.currentSave = null;
    if (this.isStopped) return;
    this.receive(outcome, body);
  }

  /** After a conflict, saves the changes of this tab over the newer draft. */
  keepOwn(): void {
    this.version = this.state.newerDraft?.version ?? 0;
    this.setState({ status: 'waiting', newerDraft: null });
    void this.flush();
  }

  /** After a conflict, drops the changes of this tab. The page shows the newer draft. */
  takeNewer(): void {
    this.version = this.state.newerDraft?.version ?? 0;
    const savedAt = this.state.newerDraft?.updatedat ?? '';
    this.unsavedBody = null;
    deleteDraft(this.options.localKey);
    this.setState({ status: 'saved', savedAt, refusal: '', newerDraft: null });
  }

  /** Ends the saving and deletes the local copy, because the server has taken over the draft. */
  stop(): void {
    clearTimeout(this.timer);
    this.isStopped = true;
    deleteDraft(this.options.localKey);
  }

  /**
   * Ends the saving and deletes the draft here and on the server. Waits for a save that is being
   * sent, because it would create the draft again.
   */
  async discard(): Promise<void> {
    this.stop();
    await this.currentSave;
    if (this.isOnServer) await this.options.discard();
  }

  private receive(outcome: SaveOutcome, body: DraftBody): void {
    if (outcome.type === 'conflict') {
      return this.setState({ status: 'conflict', newerDraft: outcome.newerDraft });
    }
    if (outcome.type === 'failed') {
      this.setState({ status: 'failed', refusal: outcome.refusal });
      if (this.isPageOpen) this.schedule(RETRY_MS);
      return;
    }
    this.version = outcome.version;
    if (this.unsavedBody === body) {
      this.unsavedBody = null;
      deleteDraft(this.options.localKey);
      this.setState({ status: 'saved', savedAt: outcome.updatedat, refusal: '' });
    } else {
      if (this.unsavedBody !== null) this.writeLocalCopy(this.unsavedBody);
      this.setState({ status: 'waiting', savedAt: outcome.updatedat, refusal: '' });
      if (this.isPageOpen) this.schedule(PAUSE_MS);
      else void this.flush();
    }
  }

  private writeLocalCopy(body: DraftBody): void {
    const localDraft: LocalDraft = { body, version: this.version };
    writeDraft(this.options.localKey, localDraft);
  }

  private schedule(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), pause);
  }

  private setState(changes: Partial<DraftState>): void {
    this.state = { ...this.state, ...changes };
    this.listeners.forEach((notify) => notify());
  }
}
