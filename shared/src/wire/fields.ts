export { sent } from 'contract/fields';
