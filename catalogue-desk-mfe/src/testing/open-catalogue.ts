import { catalogueKinds } from 'contract/staff/catalogue/kinds';
import { type FakeResponse, dataResponse, openStaffPage } from 'shared/testing';
import { routes } from '../routes';
import { screen } from '@testing-library/react';

export const draft = {
  id: 7,
  name: 'Prices for January',
  state: 'open',
  publishat: '',
  changes: 2,
  version: 4,
  by: 'Olive',
  at: '2026-11-26T09:00:00.000Z',
  failure: '',
};

export const row = (id: number, values: object, additionalFields: object = {}) => ({
  id,
  values,
  visibility: 'visible',
  position: id,
  change: 'none',
  ...additionalFields,
});

export const bubbleWrap = {
  name: 'Bubble wrap',
  slug: 'bubble-wrap',
  serviceid: 3,
  price: 1250,
  description: '10 m',
  gender: 'removals',
  status: false,
  pictures: [],
  included: ['One roll', 'A knife'],
  turnaround: '',
  steps: [],
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
};

export const entity = (values: object, additionalFields: object = {}) => ({
  ...row(12, values, { change: 'changed' }),
  published: { ...bubbleWrap, price: 1000 },
  version: 2,
  by: 'Olive',
  at: draft.at,
  elsewhere: [],
  ...additionalFields,
});

export const changedResponse = (id: number, version: number) => dataResponse({ id, version });

export const rows = (list: object[]): FakeResponse => dataResponse(list, { next: '' });

const services = rows([
  row(3, { name: 'Packing Materials', slug: 'packing' }),
  row(4, { name: 'Removals', slug: 'removals' }),
]);

/** Responses to calls that most catalogue pages make. */
const responses: Record<string, FakeResponse> = {
  'GET staff/catalogue/kinds': dataResponse(catalogueKinds),
  'GET staff/catalogue/drafts': dataResponse([draft]),
  'GET staff/catalogue/services?draft=7&size=200': services,
  'GET staff/catalogue/services?size=200': services,
};

export function openCatalogue(
  path: string,
  additionalResponses: Record<string, FakeResponse> = {},
) {
  const page = openStaffPage(routes, `/admin/catalogue/${path}`, {
    ...responses,
    ...additionalResponses,
  });
  const findSentBodies = (call: string) =>
    page.calls
      .filter(({ method, path: called }) => `${method} ${called}` === call)
      .map(({ body }) => body);
  return { ...page, bodiesOf: findSentBodies };
}

type CataloguePage = ReturnType<typeof openCatalogue>;

export const saveInDraft = ({ user }: CataloguePage) =>
  user.click(screen.getByRole('button', { name: 'Save in the draft' }));

/** Replaces the text of a field. Resolves to the field. */
export async function retype({ user }: CataloguePage, label: string, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
  return field;
}
