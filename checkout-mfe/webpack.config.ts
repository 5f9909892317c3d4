import { roomBuild } from '../shared/build/room.ts';

export default roomBuild(import.meta.dirname);
