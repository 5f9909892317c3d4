export { type Service, type Subservice, serviceSchema, subserviceSchema } from 'contract/service';
