import remote from '../../remote.json';
import { isStaffArea } from '../registry/staff-area';

/** The module with the basket link in the header. */
export const MINI_BASKET = remote.shows.miniBasket;

/** Returns the modules of remotes that the header at this address needs. The staff header has no basket. */
export const headerSlots = (pathname: string) => (isStaffArea(pathname) ? [] : [MINI_BASKET]);
