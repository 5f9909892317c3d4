export { type Customer, customerSchema } from 'contract/customer';
