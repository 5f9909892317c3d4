export interface ServerBuild {
  name: string;
  /** Package and version, such as 'catalog/1.0.0-3f9c2a1b'. */
  id: string;
  /** Folder that contains the server build `server/main.cjs`. */
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
  /** Released code threw after its page was complete, or left a rejected promise unhandled. */
  | 'late throw'
  /** The worker exceeded the time limit and was killed. */
  | 'time'
  /** The rendering still waited for a promise at the time limit. */
  | 'suspended'
  | 'memory'
  | 'exit';

export interface Failure {
  /** Release that probably caused the failure, or the shell if no release had run before. */
  release: string;
  kind: FailureKind;
  /** Description of the error for the log. */
  failure: object;
}

export interface LoadedBuild {
  routes: string[];
  failure: string | null;
}

/** Functions of every worker that the parent calls. A worker's program may have more functions. */
export interface WorkerFunctions {
  load(build: ServerBuild, shell: ServerBuild): Promise<LoadedBuild>;
}

/** Functions of every parent that a worker calls. A worker's program may need more functions. */
export interface ParentFunctions {
  /** Reports that the worker begins to run code of this release. */
  reportEntry(release: string): void;
  /** Reports a failure of released code. */
  reportFailure(failure: Failure): void;
  /** Logs the console output of a release. */
  logOutput(release: string, text: string): void;
}
