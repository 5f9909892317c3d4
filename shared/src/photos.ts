export { PhotoList } from './photos/photo-list';
