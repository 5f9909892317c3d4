import type { Kit } from 'contract/catalog/kits';

/** Returns the path of a kit. The specification fixes these paths (section 2). */
export const getKitPath = ({ letter }: Kit) => `/RemovalKit${letter}`;
