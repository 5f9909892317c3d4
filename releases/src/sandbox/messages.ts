/** The server build of one release, as a worker loads it. */
export interface ServerBuild {
  name: string;
  /** Name and version, such as 'catalog/1.0.0-3f9c2a1b'. */
  id: string;
  /** Folder of the release on this machine. The build is its file `server/main.cjs`. */
  folder: string;
  /** Integrity hash of `server/main.cjs`, from the record of the release. */
  integrity: string;
}

/** Server builds that work together: a shell and its remotes. */
export interface LiveBuilds {
  shell: ServerBuild;
  remotes: ServerBuild[];
}

export type FailureKind =
  | 'import'
  | 'throw'
  /** The code threw after its page was complete, or left a rejected promise unhandled. */
  | 'late throw'
  /** The code exceeded the time limit and its worker was killed. */
  | 'time'
  /** The rendering still waited for a promise at the time limit. */
  | 'suspended'
  | 'memory'
  | 'exit';

export interface Failure {
  /** The build whose code ran last, or the shell if no remote's code had started. */
  release: string;
  kind: FailureKind;
  failure: object;
}

export interface LoadedBuild {
  routes: string[];
  /** Null if the import succeeded. */
  failure: string | null;
}

/** Calls from the parent to a worker. A program may add its own. */
export interface WorkerFunctions {
  load(build: ServerBuild, shell: ServerBuild): Promise<LoadedBuild>;
}

/** Calls and events from a worker to its parent. A program may add its own. */
export interface ParentFunctions {
  /** Reports that code of this release runs from now on. */
  entering(release: string): void;
  /** Reports that code failed outside a call, for example in a timer. */
  failed(failure: Failure): void;
  said(release: string, text: string): void;
}
