import type { ShopConfig } from '../config/config';

/** Settings for tests. No real person or firm has these addresses and numbers. */
export const testConfig: ShopConfig = {
  apiHost: 'http://shop.test/api',
  publicUrl: 'http://shop.test',
  brand: 'SLR London',
  phone: '020 7946 0123',
  email: 'hello@example.com',
  company: {
    legalName: 'SLR London Ltd',
    number: '00000000',
    vatNumber: 'GB 000 0000 00',
    address: '1 Example Wharf, London E16 0AA',
  },
  warehouse: 'Unit 4, Example Wharf, London E16 0AA',
  social: [{ label: 'Instagram', href: 'https://example.com/instagram' }],
  menus: [{ label: 'Contact Us', href: 'https://example.com/contact', items: [] }],
  payments: {
    online: true,
    providerName: 'Stripe',
    publishableKey: 'pk_test_example',
    paypalClientId: null,
    hostedOrigins: ['https://checkout.stripe.com', 'http://shop.test'],
  },
  captcha: { provider: 'altcha', siteKey: null },
};
