import type { RoomFile, Slot } from './room-file.ts';
import type { Weights } from './weights.ts';

/** What a build says about itself in its `release.json`: written here, read by who releases it. */
export interface ReleaseFile extends Versions {
  /** 'shell', or the room's container name. */
  name: string;
  routes: RoomFile['routes'];
  /** Names of the exposed modules. */
  exposes: string[];
  /** Exposed modules of rooms that it shows. */
  shows: Slot[];
  /** Names that it takes of what the shell gives, by module; '*' where it takes a module whole. */
  uses: Record<string, string[]>;
  /** Names that it gives to rooms, by module; the shell alone gives some. */
  offers: Record<string, string[]>;
  /** A build of an older checkout says none. */
  weights?: Weights;
}

export interface Versions {
  /** Packages that it takes from the shell, with the range of versions it works with. */
  needs: Record<string, string>;
  /** Packages that it gives to rooms, with their versions; the shell alone gives some. */
  gives: Record<string, string>;
}
