export { flag, type Id, id, pence, text, whole } from 'contract/readers';
