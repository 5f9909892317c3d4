/** The token of an emailed link that a browser tab remembers for its next page load. */
export class TabToken {
  /** Key in session storage. */
  private readonly storageKey: string;

  /** Copy of the token, because some browsers block session storage. */
  private pageToken: string | null = null;

  constructor(storageKey: string) {
    this.storageKey = storageKey;
  }

  save(token: string): void {
    this.pageToken = token;
    try {
      sessionStorage.setItem(this.storageKey, token);
    } catch (cause) {
      console.warn('The token of a link could not be saved. A reload will lose it.', cause);
    }
  }

  read(): string | null {
    try {
      return this.pageToken ?? sessionStorage.getItem(this.storageKey);
    } catch (cause) {
      console.warn('The saved token of a link could not be read.', cause);
      return null;
    }
  }

  delete(): void {
    this.pageToken = null;
    try {
      sessionStorage.removeItem(this.storageKey);
    } catch (cause) {
      console.warn('The saved token of a link could not be deleted.', cause);
    }
  }
}
