import { roomBuild } from 'build/room';

export default roomBuild(import.meta.dirname);
