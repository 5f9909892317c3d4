import room from '../../room.json';
import { isStaffArea } from './staff-area';

/** The basket room's corner of the header. */
export const MINI_BASKET = room.shows.miniBasket;

/** What an address's header needs of rooms: the staff header has no basket. */
export const headerSlots = (pathname: string) => (isStaffArea(pathname) ? [] : [MINI_BASKET]);
