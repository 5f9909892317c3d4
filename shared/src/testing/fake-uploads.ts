/** An upload to which the test responds. */
export interface SentUpload {
  url: string;
  body: Blob;
  headers: Record<string, string>;
  /** Simulates the upload's progress. */
  progress: (loaded: number, total: number) => void;
  /** Responds with JSON, or with a raw text. Status 0 means that no response arrived. */
  answer: (status: number, body: object | string) => void;
}

/** Mocks XMLHttpRequest, because jsdom would send real requests. Returns the requests in order. */
export function fakeUploads(): SentUpload[] {
  const sentUploads: SentUpload[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onloadend = () => undefined as void;
    status = 0;
    responseText = '';
    url = '';
    headers: Record<string, string> = {};
    open(_method: string, url: string) {
      this.url = url;
    }
    abort() {
      this.onloadend();
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    send(body: Blob) {
      const { url, headers } = this;
      sentUploads.push({
        url,
        headers,
        body,
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
        answer: (status, answer) => {
          this.status = status;
          this.responseText = typeof answer === 'string' ? answer : JSON.stringify(answer);
          this.onloadend();
        },
      });
    }
  }
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new FakeRequest() as never);
  return sentUploads;
}
