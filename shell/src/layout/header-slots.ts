import remote from '../../remote.json';
import { isStaffArea } from '../registry/remote-table';

export const MINI_BASKET = remote.shows.miniBasket;

/** Modules of remotes that the header embeds. The staff header has no mini basket. */
export const headerSlots = (pathname: string) => (isStaffArea(pathname) ? [] : [MINI_BASKET]);
