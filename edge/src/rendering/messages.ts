import type { Slot } from 'build/room-file';

/** The server build of one live release, as a render worker loads it. */
export interface Build {
  /** 'shell', or the room's name. */
  name: string;
  /** The room's name and its version, like 'catalog/1.0.0-3f9c2a1b'. */
  id: string;
  /** The release's folder on this machine; the build lies in it as `server/main.cjs`. */
  folder: string;
  /** Of that file, as the release's record says. */
  integrity: string;
}

/** How released code failed on the server. */
export type FailureKind =
  /** It could not be imported. */
  | 'import'
  /** It threw while a page was rendered. */
  | 'throw'
  /** It threw after its page was done, or a promise of its own was rejected and nobody listened. */
  | 'late throw'
  /** It looped, or was otherwise not done within the limit, and was killed. */
  | 'time'
  /** It waited for something that never came. */
  | 'suspended'
  /** It grew beyond the limit of memory. */
  | 'memory'
  /** It ended its process. */
  | 'exit';

/** A failure that cost no more than a part of the page. */
export interface Failure {
  /** Whose code ran, by its build's id; the shell's unless a room's was entered. */
  release: string;
  kind: FailureKind;
  /** What the log may say of it. */
  failure: object;
}

export interface RenderOrder {
  /** Path and query. */
  url: string;
  boot: object;
  shell: Build;
  /** Rooms that the page may show; the others are left to the browser. */
  rooms: Build[];
  /** Where a room says before it renders that nothing is at the address, it is not rendered. */
  isNotFoundKnown?: boolean;
  /** How long reads and rendering may take together, in ms. */
  timeoutMs: number;
}

export interface Rendered {
  status: number;
  /** Nothing was rendered, since nothing is at the address and its page is known. */
  isUnrendered?: boolean;
  /** Whether the page is the same for every query. Missing in older shells. */
  isQueryIgnored?: boolean;
  head: string;
  html: string;
  state: object;
  /** What the header of the page shows of rooms. */
  headerSlots: Slot[];
  failures: Failure[];
  /** What was read for it, by path: what the answer's `readDigest` was. */
  reads: Record<string, string>;
  /** The backend left something of that without an answer: the page lacks it. */
  isUnread: boolean;
  /** The rooms whose code was used, by their builds' ids. */
  entered: string[];
  /** What the worker holds now, in MB. */
  memoryMb: number;
}

/** A page of which nothing could be rendered. */
export interface Broken {
  broken: Failure;
}

export interface LoadedBuild {
  /** Paths of the pages that the build has. */
  routes: string[];
  /** Why it could not be imported. */
  failure: string | null;
}

/** What the parent asks of a worker. */
export interface WorkerFunctions {
  load(build: Build, shell: Build): Promise<LoadedBuild>;
  render(order: RenderOrder): Promise<Rendered | Broken>;
}

/** What the backend answered to a public read; status 0 when there was no answer. */
export interface ReadAnswer {
  status: number;
  text: string;
}

/** What a worker asks of its parent, and tells it. */
export interface ParentFunctions {
  read(path: string): Promise<ReadAnswer>;
  /** Code of this release runs from now on. */
  entering(release: string): void;
  /** Something failed that belongs to no page any more. */
  failed(failure: Failure): void;
  /** A room wrote to the console. */
  said(release: string, text: string): void;
}
