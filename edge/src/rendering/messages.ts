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
  /** The browser renders remotes that are not listed. */
  remotes: ServerBuild[];
  /** The worker does not render a 'not found' page that is cached. */
  isNotFoundKnown?: boolean;
  timeoutMs: number;
}

export interface RenderedPage {
  status: number;
  /** Present path of the page if the status is 301. */
  redirectTo?: string;
  isUnrendered?: boolean;
  /** Older shells do not report it. */
  isQueryIgnored?: boolean;
  head: string;
  html: string;
  state: object;
  headerSlots: Slot[];
  failures: Failure[];
  reads: Record<string, string>;
  hasMissingRead: boolean;
  /** Whether the page's reads are of several versions of the catalogue. */
  hasMixedVersions: boolean;
  usedBuilds: string[];
  memoryMb: number;
}

export interface BrokenPage {
  broken: Failure;
}

export interface RenderFunctions extends WorkerFunctions {
  render(task: RenderTask): Promise<RenderedPage | BrokenPage>;
}

/** Status 0 means no response. */
export interface ReadResponse {
  status: number;
  text: string;
  /** Version of the catalogue. Other backends than ours send none. */
  version?: number;
}

export interface RenderParentFunctions extends ParentFunctions {
  read(path: string): Promise<ReadResponse>;
}
