import { shrinkPhoto } from 'shared/uploads';
import type { UnsentPhoto, UnsentPhotos } from './unsent-photos';

/** Pauses before an upload is tried again, in ms. The last one repeats. */
const RETRY_DELAYS_MS = [2_000, 5_000, 15_000, 30_000];

/** 'waiting' also stands for a photo that is tried again after a lost network. */
type PhotoState = 'waiting' | 'sending' | 'refused';

export interface QueuedPhoto extends UnsentPhoto {
  state: PhotoState;
  /** Sent part, from 0 to 1. */
  fraction: number;
  /** Why the backend refused the photo, or ''. */
  refusal: string;
}

/** 'lost' if no answer arrived, so that the upload is repeated with the same key. */
export type UploadResult = 'stored' | 'lost' | { refusal: string };

export type SendPhoto = (
  photo: UnsentPhoto,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal },
) => Promise<UploadResult>;

interface PhotoQueueOptions {
  send: SendPhoto;
  unsentPhotos: UnsentPhotos;
  /** Called after each photo that the backend stored or refused. */
  onSettled: () => void;
}

/** Sends the customer's photos one after another, again after a lost network and after a reload. */
export class PhotoQueue {
  private readonly options: PhotoQueueOptions;
  private photos: readonly QueuedPhoto[] = [];
  private readonly listeners = new Set<() => void>();
  private currentUpload: { key: string; controller: AbortController } | null = null;
  private isStopped = true;
  private failureCount = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PhotoQueueOptions) {
    this.options = options;
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Returns the same list until a photo changes. */
  getPhotos = () => this.photos;

  /** Whether the last upload got no answer, so that the queue waits for the network. */
  get isOffline(): boolean {
    return this.failureCount > 0;
  }

  /** Continues with the photos of an earlier page load. */
  async start(): Promise<void> {
    this.isStopped = false;
    window.addEventListener('online', this.sendAgain);
    const unsentPhotos = await this.options.unsentPhotos.readAll();
    const newPhotos = unsentPhotos.filter(({ key }) => !this.find(key));
    this.setPhotos([...newPhotos.map(toQueuedPhoto), ...this.photos]);
    void this.sendNext();
  }

  stop(): void {
    this.isStopped = true;
    window.removeEventListener('online', this.sendAgain);
    clearTimeout(this.retryTimer);
    this.currentUpload?.controller.abort();
  }

  async add(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const photo = { key: crypto.randomUUID(), name: file.name, ...(await shrinkPhoto(file)) };
      this.setPhotos([...this.photos, toQueuedPhoto(photo)]);
      await this.options.unsentPhotos.save(photo);
      void this.sendNext();
    }
  }

  /** Removes a photo that is not stored yet. */
  async remove(key: string): Promise<void> {
    this.setPhotos(this.photos.filter((photo) => photo.key !== key));
    if (this.currentUpload?.key === key) this.currentUpload.controller.abort();
    await this.options.unsentPhotos.delete(key);
  }

  sendAgain = (): void => {
    clearTimeout(this.retryTimer);
    void this.sendNext();
  };

  private async sendNext(): Promise<void> {
    const photo = this.photos.find(({ state }) => state === 'waiting');
    if (this.isStopped || this.currentUpload !== null || photo === undefined) return;
    const { key } = photo;
    const controller = new AbortController();
    this.currentUpload = { key, controller };
    this.change(key, { state: 'sending', fraction: 0 });
    const result = await this.options.send(photo, {
      onProgress: (fraction) => this.change(key, { fraction }),
      signal: controller.signal,
    });
    this.currentUpload = null;
    const isRemoved = this.find(key) === undefined;
    // A removed photo may have been stored just before, so the page reads its photos again.
    if (isRemoved) this.options.onSettled();
    else if (result === 'lost') return this.waitForNetwork(key);
    else await this.finish(key, result);
    this.failureCount = 0;
    return this.sendNext();
  }

  private async finish(key: string, result: Exclude<UploadResult, 'lost'>): Promise<void> {
    if (result === 'stored') await this.remove(key);
    else {
      this.change(key, { state: 'refused', refusal: result.refusal });
      await this.options.unsentPhotos.delete(key);
    }
    this.options.onSettled();
  }

  private waitForNetwork(key: string): void {
    this.failureCount += 1;
    this.change(key, { state: 'waiting', fraction: 0 });
    const delay = RETRY_DELAYS_MS[Math.min(this.failureCount, RETRY_DELAYS_MS.length) - 1];
    clearTimeout(this.retryTimer);
    if (!this.isStopped) this.retryTimer = setTimeout(this.sendAgain, delay);
  }

  private find(key: string): QueuedPhoto | undefined {
    return this.photos.find((photo) => photo.key === key);
  }

  private change(key: string, changes: Partial<QueuedPhoto>): void {
    this.setPhotos(
      this.photos.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)),
    );
  }

  private setPhotos(photos: readonly QueuedPhoto[]): void {
    this.photos = photos;
    this.listeners.forEach((notify) => notify());
  }
}

const toQueuedPhoto = (photo: UnsentPhoto): QueuedPhoto => ({
  ...photo,
  state: 'waiting',
  fraction: 0,
  refusal: '',
});
