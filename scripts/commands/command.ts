import type { ShopStatus } from 'releases/status';
import type { readAuthor } from '../releasing/read-author.ts';
import type { CopySource } from '../targets/copy-source.ts';
import type { ReleaseTarget } from '../targets/store-target.ts';

interface TargetArguments {
  shop?: string | undefined;
  insecure?: boolean | undefined;
}

/** Where a command runs: in the shop's repository, or in the repository of one remote. */
export interface CommandContext {
  openTarget(options: TargetArguments): Promise<ReleaseTarget & { location: string }>;
  openCopySource(from: string, scratch: string, isInsecureAllowed: boolean): Promise<CopySource>;
  /** Name of the repository's only package. Null for the shop's repository. */
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

/** Returns the packages of which the shop has versions. */
export const listNames = ({ releases }: Pick<ShopStatus, 'releases'>): string[] => [
  ...new Set(releases.map(({ name }) => name)),
];
