import { act, screen, waitFor, within } from '@testing-library/react';
import { loadIdleModules } from 'shared/lazy';
import { dataResponse, fakeUploads } from 'shared/testing';
import { draft, openCatalogue } from '../testing/open-catalogue';
import { chooseDraft } from '../frame/chosen-draft';

const difference = {
  kind: 'products',
  id: 12,
  title: 'Bubble wrap',
  isnew: false,
  fields: [{ field: 'price', label: 'Price', before: 1000, after: 1650 }],
};

const file = new File(['id;price'], 'prices.csv', { type: 'text/csv' });

async function chooseFile() {
  const sent = fakeUploads();
  const { user, responses } = openCatalogue('import');
  await user.upload(await screen.findByLabelText('CSV file of products'), file);
  await waitFor(() => expect(sent).toHaveLength(1));
  const respond = (result: object, status = 200) => act(() => sent.at(-1)?.answer(status, result));
  return { sent, user, responses, answer: respond };
}

const result = (overrides: object) => ({
  status: true,
  data: { rows: 3, added: 0, changed: 0, differences: [], failed: 0, errors: [], ...overrides },
});

beforeAll(() => Promise.all([loadIdleModules(), import('./import-page')]));
beforeEach(() => chooseDraft(null));

test('a file is checked first, and goes into the draft after a second press', async () => {
  const { sent, user, answer: respond } = await chooseFile();
  expect(sent[0]?.url).toMatch(/staff\/catalogue\/products\/import\?draft=7&dryrun=true$/);
  respond(result({ changed: 1, differences: [difference] }));
  expect(await screen.findByText('3 rows were read. 1 entry is changed.')).toBeVisible();
  expect(screen.getByText('£16.50')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Put into the draft' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.url).toMatch(/import\?draft=7$/);
  respond(result({ changed: 1, differences: [difference] }));
  expect(await screen.findByText('1 entry is changed in the draft')).toBeVisible();
});

test('the changes are counted again if the answer to a stored import is lost', async () => {
  const { user, answer: respond, responses } = await chooseFile();
  respond(result({ changed: 1, differences: [difference] }));
  await user.click(await screen.findByRole('button', { name: 'Put into the draft' }));
  expect(screen.getByText('2 changes')).toBeVisible();
  responses['GET staff/catalogue/drafts'] = dataResponse([{ ...draft, changes: 3 }]);
  respond({}, 0);
  expect(await screen.findByText('3 changes')).toBeVisible();
});

test('bad cells are named by line and column, and nothing can be stored', async () => {
  const { answer: respond } = await chooseFile();
  const errors = [{ line: 4, column: 'price', sentence: 'Price: 12,5 is no amount.' }];
  respond(result({ failed: 1, errors }));
  const table = await screen.findByRole('table', { name: 'Mistakes' });
  expect(within(table).getByRole('row', { name: /4/ })).toHaveTextContent(/4.*price.*12,5/);
  expect(screen.queryByRole('button', { name: 'Put into the draft' })).not.toBeInTheDocument();
});

test('a file that is none is refused with a sentence, and another can be chosen', async () => {
  const { answer: respond } = await chooseFile();
  respond({ error: 'The file is not in UTF-8.' }, 400);
  expect(await screen.findByText('The file is not in UTF-8.')).toBeVisible();
  expect(screen.getByLabelText('CSV file of products')).toBeEnabled();
});
