import type { Slot } from 'build/remote-file';
import type {
  Failure,
  ParentFunctions,
  ServerBuild,
  WorkerFunctions,
} from 'releases/sandbox/messages';

export interface RenderOrder {
  /** Path and query. */
  url: string;
  boot: object;
  shell: ServerBuild;
  /** Remotes that the page may embed here. The browser renders the others. */
  remotes: ServerBuild[];
  /**
   * Whether a 'not found' page is cached. The worker then does not render a page that is 'not
   * found'.
   */
  isNotFoundKnown?: boolean;
  /** Time limit for reads and rendering together, in ms. */
  timeoutMs: number;
}

export interface RenderedPage {
  status: number;
  /** Whether the rendering was skipped, because the page is 'not found' and cached. */
  isUnrendered?: boolean;
  /** Whether the page is the same for every query. Older shells do not report it. */
  isQueryIgnored?: boolean;
  head: string;
  html: string;
  state: object;
  headerSlots: Slot[];
  failures: Failure[];
  /** Digests of the backend responses by path; see `digestResponse`. */
  reads: Record<string, string>;
  /** Whether a read got no response, so that the page is incomplete. */
  hasMissingRead: boolean;
  /** Ids of the builds whose code ran. */
  usedBuilds: string[];
  /** In MB. */
  memoryMb: number;
}

export interface BrokenPage {
  broken: Failure;
}

export interface RenderFunctions extends WorkerFunctions {
  render(order: RenderOrder): Promise<RenderedPage | BrokenPage>;
}

/** Response of the backend to a public read. Status 0 means no response. */
export interface ReadResponse {
  status: number;
  text: string;
}

export interface RenderParentFunctions extends ParentFunctions {
  read(path: string): Promise<ReadResponse>;
}
