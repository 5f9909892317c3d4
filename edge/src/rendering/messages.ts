import type { Slot } from 'build/room-file';

/** The server build of one live release, as a render worker loads it. */
export interface Build {
  /** 'shell' or the remote's name. */
  name: string;
  /** Package and version, like 'catalog/1.0.0-3f9c2a1b'. */
  id: string;
  /** Local folder of the release. It contains the build as `server/main.cjs`. */
  folder: string;
  /** Recorded integrity hash of `server/main.cjs`. */
  integrity: string;
}

/** Kinds of failure of released code on the server. */
export type FailureKind =
  /** The import failed. */
  | 'import'
  /** The code threw during a rendering. */
  | 'throw'
  /** The code threw after its page was complete, or left a rejected promise unhandled. */
  | 'late throw'
  /** The code exceeded the time limit and its worker was killed. */
  | 'time'
  /** The rendering waited for something that never came. */
  | 'suspended'
  /** The code exceeded the memory limit. */
  | 'memory'
  /** The code ended its process. */
  | 'exit';

/** A failure that affected only part of a page. */
export interface Failure {
  /** Id of the build whose code ran. It is the shell's if no remote's code had started. */
  release: string;
  kind: FailureKind;
  /** Description of the failure for the log. */
  failure: object;
}

export interface RenderOrder {
  /** Path and query. */
  url: string;
  boot: object;
  shell: Build;
  /** Remotes that the page may embed. The browser renders the others. */
  rooms: Build[];
  /** If true, a page that turns out to be 'not found' before it renders is not rendered. */
  isNotFoundKnown?: boolean;
  /** Time limit for reads and rendering together, in ms. */
  timeoutMs: number;
}

export interface Rendered {
  status: number;
  /** Whether the rendering was skipped, because the page is 'not found' and cached. */
  isUnrendered?: boolean;
  /** Whether the page is the same for every query. Missing in older shells. */
  isQueryIgnored?: boolean;
  head: string;
  html: string;
  state: object;
  /** Slots of remotes in the page's header. */
  headerSlots: Slot[];
  failures: Failure[];
  /** Digests of the backend responses by path, made by `readDigest`. */
  reads: Record<string, string>;
  /** Whether a read got no response, so that the page is incomplete. */
  isUnread: boolean;
  /** Ids of the builds whose code ran. */
  entered: string[];
  /** Memory use of the worker, in MB. */
  memoryMb: number;
}

/** The result if nothing could be rendered. */
export interface Broken {
  broken: Failure;
}

export interface LoadedBuild {
  /** Paths of the pages in the build. */
  routes: string[];
  /** Why the import failed, or null. */
  failure: string | null;
}

/** Functions of a worker that the parent process calls. */
export interface WorkerFunctions {
  load(build: Build, shell: Build): Promise<LoadedBuild>;
  render(order: RenderOrder): Promise<Rendered | Broken>;
}

/** Response of the backend to a public read. Status 0 means no response. */
export interface ReadAnswer {
  status: number;
  text: string;
}

/** Functions of the parent process that a worker calls. */
export interface ParentFunctions {
  read(path: string): Promise<ReadAnswer>;
  /** Reports that code of this release starts to run. */
  entering(release: string): void;
  /** Reports a failure outside a page. */
  failed(failure: Failure): void;
  /** Reports console output of a release. */
  said(release: string, text: string): void;
}
