export { readList, readOutcome, readRecord } from 'contract/answers';
