export { type Addon, addonSchema } from 'contract/addon';
