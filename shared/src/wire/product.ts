export { type Product, productImages, productSchema } from 'contract/product';
