import { type RegistryDocument, registryDocument } from './registry.ts';
import { RegistryError } from '../errors.ts';
import type { ObjectStore } from 'server/store/object-store';
import {
  TooManyConflictsError,
  compareAndSwapDocument,
} from '../store/compare-and-swap-document.ts';

export async function compareAndSwapRegistry(
  store: ObjectStore,
  decide: (
    registry: RegistryDocument,
  ) => Promise<RegistryDocument | null> | RegistryDocument | null,
): Promise<RegistryDocument> {
  try {
    return await compareAndSwapDocument(store, registryDocument, decide);
  } catch (cause) {
    if (cause instanceof TooManyConflictsError) throw new RegistryError(cause.message, { cause });
    throw cause;
  }
}
