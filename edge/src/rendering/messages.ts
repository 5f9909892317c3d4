import type { Slot } from 'build/remote-file';
import type {
  Failure,
  ParentFunctions,
  ServerBuild,
  WorkerFunctions,
} from 'releases/sandbox/messages';

export interface RenderTask {
  url: string;
  /** Boot data of the page. */
  boot: object;
  shell: ServerBuild;
  /** Remotes that the worker renders. The browser renders the other remotes. */
  remotes: ServerBuild[];
  /**
   * True if the 'not found' page of the route is cached, so that the worker need not render that
   * page.
   */
  isNotFoundKnown?: boolean;
  /** Responses to reads that the page is likely to need, by path. */
  responses?: Record<string, ReadResponse>;
  timeoutMs: number;
}

export interface RenderedPage {
  status: number;
  /** New path of the page if the status is 301. */
  redirectTo?: string;
  /** True if the worker omitted the 'not found' page, because the caller has cached the page. */
  isUnrendered?: boolean;
  /** Undefined for shells that were built before this field existed. */
  isQueryIgnored?: boolean;
  head: string;
  html: string;
  state: object;
  headerSlots: Slot[];
  failures: Failure[];
  /** Digests of the responses to reads, by path. */
  reads: Record<string, string>;
  hasMissingRead: boolean;
  /** Whether the page contains data of several versions of the catalogue. */
  hasMixedVersions: boolean;
  /** Ids of the remotes whose code ran. */
  usedBuilds: string[];
  /** Memory of the worker process. */
  memoryMb: number;
}

export interface BrokenPage {
  broken: Failure;
}

export interface RenderFunctions extends WorkerFunctions {
  render(task: RenderTask): Promise<RenderedPage | BrokenPage>;
}

/** Response to a read of the backend. Status 0 means that no response arrived. */
export interface ReadResponse {
  status: number;
  text: string;
  /** Version of the catalogue. Only the backend of this repository sends the version. */
  version?: number;
}

export interface RenderParentFunctions extends ParentFunctions {
  read(path: string): Promise<ReadResponse>;
}
