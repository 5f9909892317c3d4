import type { CatalogueField } from '../../catalog/field.ts';
import type { ServiceKind } from '../../catalog/fulfilment.ts';
import { productTexts } from '../../catalog/product-details.ts';

/** Text for the browser's tab and for search results. */
const metaFields = [
  {
    name: 'metaTitle',
    label: 'Title for search engines',
    type: 'line',
    max: 120,
    hint: 'Up to about 60 characters are shown. Empty: the name.',
  },
  {
    name: 'metaDescription',
    label: 'Description for search engines',
    type: 'text',
    max: 400,
    hint: 'Up to about 155 characters are shown.',
  },
  { name: 'metaKeywords', label: 'Key words', type: 'line', max: 300 },
] as const satisfies CatalogueField[];

const slugField = {
  name: 'slug',
  label: 'Address',
  type: 'slug',
  isRequired: true,
  max: 80,
  hint: 'Last part of the page’s address. If it changes, the old address leads to the new one.',
} as const satisfies CatalogueField;

const nameField = {
  name: 'name',
  label: 'Name',
  type: 'line',
  isRequired: true,
  max: 120,
} as const satisfies CatalogueField;

/** Kinds that are sold. A kind follows the kinds to which it refers. */
export const productKinds = [
  {
    name: 'delivery',
    label: 'Delivery options',
    noun: 'delivery option',
    titleField: 'name',
    isOrdered: false,
    fields: [
      nameField,
      { name: 'charge', label: 'Charge', type: 'price', isRequired: true, min: 0, max: 1_000_000 },
    ],
  },
  {
    name: 'services',
    label: 'Services',
    noun: 'service',
    titleField: 'name',
    isOrdered: true,
    fields: [
      nameField,
      slugField,
      { name: 'picture', label: 'Picture', type: 'picture', isRequired: true, hint: '4:3' },
      { name: 'isHome', label: 'On the home page', type: 'flag' },
      { name: 'hasSubservices', label: 'Asks for a sub-service first', type: 'flag' },
      {
        name: 'kind',
        label: 'Kind of work',
        type: 'choice',
        options: [
          { value: 'goods', label: 'Goods' },
          { value: 'garments', label: 'Care of garments' },
          { value: 'curtains', label: 'Care of curtains and blinds' },
          { value: 'items', label: 'Care of other items' },
          { value: 'move', label: 'Move of a home' },
          { value: 'office', label: 'Move of an office' },
          { value: 'storage', label: 'Storage' },
        ] satisfies { value: ServiceKind; label: string }[],
        hint: 'Steps, days and texts of an order follow it. Orders keep the kind that they were placed with.',
      },
      {
        name: 'type',
        label: 'Type',
        type: 'choice',
        options: [
          { value: '', label: 'Goods and moves' },
          { value: 'garment', label: 'Garments' },
        ],
      },
      {
        name: 'delivery',
        label: 'Delivery option',
        type: 'reference',
        of: 'delivery',
        hint: 'Without one, nothing is charged for delivery.',
      },
      {
        name: 'area',
        label: 'Area',
        type: 'choice',
        options: [
          { value: '', label: 'London for moves, the mainland for all else' },
          { value: 'london', label: 'London' },
          { value: 'mainland', label: 'Mainland England, Wales and Scotland' },
          { value: 'anywhere', label: 'Anywhere' },
        ],
        hint: 'Where it is sold at the listed price, read from the postcode.',
      },
      {
        name: 'scheduled',
        label: 'Day to agree',
        type: 'choice',
        options: [
          { value: 'none', label: 'None' },
          { value: 'move', label: 'Day of the move' },
          { value: 'visit', label: 'Day of the collection' },
        ],
      },
      {
        name: 'vatRate',
        label: 'VAT in per cent',
        type: 'integer',
        isRequired: true,
        min: 0,
        max: 100,
        hint: 'Prices include it.',
      },
      ...metaFields,
    ],
  },
  {
    name: 'subservices',
    label: 'Sub-services',
    noun: 'sub-service',
    titleField: 'name',
    isOrdered: true,
    fields: [
      nameField,
      {
        name: 'serviceid',
        label: 'Service',
        type: 'reference',
        of: 'services',
        isRequired: true,
      },
      { name: 'picture', label: 'Picture', type: 'picture', isRequired: true, hint: '4:3' },
    ],
  },
  {
    name: 'products',
    label: 'Products',
    noun: 'product',
    titleField: 'name',
    isOrdered: true,
    fields: [
      nameField,
      slugField,
      {
        name: 'serviceid',
        label: 'Service',
        type: 'reference',
        of: 'services',
        isRequired: true,
      },
      { name: 'price', label: 'Price', type: 'price', isRequired: true, min: 1, max: 10_000_000 },
      { name: 'description', label: 'Size', type: 'line', max: 200 },
      {
        name: 'gender',
        label: 'Add-on group',
        type: 'line',
        max: 60,
        hint: 'Add-ons of this group are offered, such as bridal or removals.',
      },
      { name: 'status', label: 'Offers add-ons', type: 'flag' },
      {
        name: 'pictures',
        label: 'Pictures',
        type: 'pictures',
        maxEntries: 12,
        hint: '4:5. A product without a picture is not listed.',
      },
      ...productTexts,
      ...metaFields,
    ],
  },
  {
    name: 'addons',
    label: 'Add-ons',
    noun: 'add-on',
    titleField: 'name',
    isOrdered: true,
    fields: [
      nameField,
      { name: 'amount', label: 'Price', type: 'price', isRequired: true, min: 1, max: 10_000_000 },
      {
        name: 'groups',
        label: 'Offered to',
        type: 'lines',
        max: 120,
        maxEntries: 30,
        hint: 'Add-on groups of products.',
      },
      {
        name: 'subserviceids',
        label: 'Sub-services',
        type: 'references',
        of: 'subservices',
        maxEntries: 100,
        hint: 'Products of their services offer the add-on too.',
      },
      { name: 'about', label: 'Explanation', type: 'text', max: 300 },
    ],
  },
] as const;
