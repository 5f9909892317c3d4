export interface ServerBuild {
  name: string;
  /** Name and version, such as 'catalog/1.0.0-3f9c2a1b'. */
  id: string;
  /** The build is `server/main.cjs` in this folder. */
  folder: string;
  /** Hash of `server/main.cjs` in the release's record. */
  integrity: string;
}

export interface LiveBuilds {
  shell: ServerBuild;
  remotes: ServerBuild[];
}

export type FailureKind =
  | 'import'
  | 'throw'
  /** Threw after its page was complete, or left a rejected promise unhandled. */
  | 'late throw'
  /** Exceeded the time limit, so its worker was killed. */
  | 'time'
  /** Still waited for a promise at the time limit. */
  | 'suspended'
  | 'memory'
  | 'exit';

export interface Failure {
  /** Build whose code ran last. It is the shell if no remote's code had started. */
  release: string;
  kind: FailureKind;
  failure: object;
}

export interface LoadedBuild {
  routes: string[];
  failure: string | null;
}

/** Calls from the parent to a worker. A program may add its own. */
export interface WorkerFunctions {
  load(build: ServerBuild, shell: ServerBuild): Promise<LoadedBuild>;
}

/** Calls from a worker to its parent. A program may add its own. */
export interface ParentFunctions {
  /** Reports that code of this release runs from now on. */
  entering(release: string): void;
  /** Reports a failure outside a call, for example in a timer. */
  failed(failure: Failure): void;
  said(release: string, text: string): void;
}
