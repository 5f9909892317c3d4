import type { Kit } from 'contract/catalog/kits';

/** The specification fixes these addresses (section 2). */
export const getKitPath = ({ letter }: Kit) => `/RemovalKit${letter}`;
