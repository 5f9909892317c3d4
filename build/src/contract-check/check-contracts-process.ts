import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { SourceFile } from 'typescript';
import { checkRemote } from './check-remote.ts';
import type { Finding } from './explain.ts';
import type { CheckRequest, CheckedRelease } from './check-contracts.ts';
import { parseTypeBundle, type LoadedRelease, toPlaceholder } from './type-bundle.ts';

/**
 * Checks in a separate process whether the types of remotes and shell are compatible. Reads the
 * request from stdin.
 */
const checkRequest = JSON.parse(await text(process.stdin)) as CheckRequest;
const findingsOfUnreadableReleases = new Map<string, Finding>();
const [shell, ...loadedRemotes] = [checkRequest.shell, ...checkRequest.remotes].map(loadRelease);
const parsedFiles = new Map<string, SourceFile>();
const results = checkRequest.check.map((name) => [name, checkByName(name)]);
process.stdout.write(JSON.stringify(Object.fromEntries(results)));

function checkByName(name: string): Finding[] {
  const unreadableFinding =
    findingsOfUnreadableReleases.get('shell') ?? findingsOfUnreadableReleases.get(name);
  if (unreadableFinding) return [unreadableFinding];
  const remotes = loadedRemotes.filter((loadedRemote) => loadedRemote !== undefined);
  const remote = remotes.find((loadedRemote) => loadedRemote.name === name);
  return remote && shell ? checkRemote(remote, shell, remotes, parsedFiles) : [];
}

function loadRelease({ name, file }: CheckedRelease): LoadedRelease | undefined {
  try {
    return { name, typeBundle: parseTypeBundle(readFileSync(file)) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const sentence = `What ${toPlaceholder({ name })} says of the contract cannot be read: ${reason}`;
    findingsOfUnreadableReleases.set(name, { room: name, about: 'cannot be read', sentence });
    return undefined;
  }
}
