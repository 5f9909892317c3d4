import remote from '../../remote.json';
import { isStaffArea } from '../registry/staff-area';

/** The basket link in the header. */
export const MINI_BASKET = remote.shows.miniBasket;

/**
 * Returns the modules of remotes that the header embeds at this address. The staff header has no
 * mini basket.
 */
export const headerSlots = (pathname: string) => (isStaffArea(pathname) ? [] : [MINI_BASKET]);
