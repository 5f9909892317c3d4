export { BOX_SIZE, type Kit, kitOf, kitSize, kits } from 'contract/kits';
