/** The registry could not be moved, and nothing has changed; its message says why. */
export class RegistryError extends Error {}
