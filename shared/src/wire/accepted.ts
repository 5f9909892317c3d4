export { accepted, refusalText } from 'contract/accepted';
