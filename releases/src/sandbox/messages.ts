export interface ServerBuild {
  name: string;
  /** Name and version, such as 'catalog/1.0.0-3f9c2a1b'. */
  id: string;
  /** Contains the build, `server/main.cjs`. */
  folder: string;
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
  /** Build whose code ran last, or the shell. */
  release: string;
  kind: FailureKind;
  failure: object;
}

export interface LoadedBuild {
  routes: string[];
  failure: string | null;
}

/** Functions of a worker that the parent calls. A worker program may have more of them. */
export interface WorkerFunctions {
  load(build: ServerBuild, shell: ServerBuild): Promise<LoadedBuild>;
}

/** Functions of the parent that a worker calls. A worker program may need more of them. */
export interface ParentFunctions {
  /** Reports that code of this release begins to run. */
  reportEntry(release: string): void;
  /** Reports a failure of released code. */
  reportFailure(failure: Failure): void;
  /** Logs the console output of a release. */
  logOutput(release: string, text: string): void;
}
