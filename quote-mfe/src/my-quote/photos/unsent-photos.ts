/** A photo that has not reached the backend yet. */
export interface UnsentPhoto {
  /** Key with which the photo is sent, so that a repeated upload is stored once. */
  key: string;
  name: string;
  content: Blob;
  preview: string;
}

const CACHE_NAME = 'quote-photos';

/**
 * Keeps the photos of a quote that are not sent yet in the browser, so that they survive a reload.
 * Browsers without such a storage keep them until the page is closed.
 */
export class UnsentPhotos {
  private readonly quoteno: string;

  constructor(quoteno: string) {
    this.quoteno = quoteno;
  }

  save(photo: UnsentPhoto): Promise<void> {
    const { key, name, content, preview } = photo;
    const form = new FormData();
    form.set('name', name);
    form.set('preview', preview);
    form.set('content', content);
    return attempt((cache) => cache.put(this.toUrl(key), new Response(form)), undefined);
  }

  delete(key: string): Promise<void> {
    return attempt(async (cache) => void (await cache.delete(this.toUrl(key))), undefined);
  }

  /** Returns the photos in the order in which they were saved. */
  readAll(): Promise<UnsentPhoto[]> {
    return attempt(async (cache) => {
      const requests = await cache.keys();
      const ownRequests = requests.filter(({ url }) => url.includes(this.toUrl('')));
      return Promise.all(ownRequests.map(({ url }) => readPhoto(cache, url)));
    }, []);
  }

  private toUrl(key: string): string {
    return `/my-quote/unsent-photos/${encodeURIComponent(this.quoteno)}/${key}`;
  }
}

async function readPhoto(cache: Cache, url: string): Promise<UnsentPhoto> {
  const response = await cache.match(url);
  if (!response) throw new Error('A saved photo is gone.');
  const form = await response.formData();
  return {
    key: url.slice(url.lastIndexOf('/') + 1),
    name: String(form.get('name')),
    preview: String(form.get('preview')),
    content: form.get('content') as File,
  };
}

async function attempt<Result>(
  operation: (cache: Cache) => Promise<Result>,
  fallback: Result,
): Promise<Result> {
  try {
    return await operation(await caches.open(CACHE_NAME));
  } catch (cause) {
    console.warn('The browser cannot keep photos. A reload loses those that are not sent.', cause);
    return fallback;
  }
}
