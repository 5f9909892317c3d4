import type { readAuthor } from '../author.ts';
import type { CopySource } from '../targets/copy-source.ts';
import type { ReleaseTarget } from '../targets/store-target.ts';

interface TargetArguments {
  shop?: string | undefined;
  insecure?: boolean | undefined;
}

/** What a command needs from its surroundings: this repository, or a remote in one of its own. */
export interface CommandContext {
  openTarget(options: TargetArguments): Promise<ReleaseTarget & { location: string }>;
  openCopySource(from: string, scratch: string, isInsecureAllowed: boolean): Promise<CopySource>;
  /** The only package of a repository of its own. Null for the shop's repository. */
  ownName: string | null;
  /**
   * Returns the packages that the arguments name. `knownNames` are the packages of the shop. Throws
   * for an unknown package.
   */
  readNames(args: string[], knownNames: string[]): string[];
  readAuthor(why?: string): ReturnType<typeof readAuthor>;
  /** Returns whether a package belongs to another repository than the shop's. */
  isOutside(name: string): boolean;
  /** Page of the only package, or undefined if the command looks for a page. */
  page?: string | undefined;
}

/** Runs a command. Its arguments are those after the command's name. */
export type Command = (args: string[], context: CommandContext) => Promise<void>;
