import { screen, waitFor, within } from '@testing-library/react';
import { dataResponse, type FakeResponse, openStaffPage } from 'shared/testing';
import { routes } from '../routes';
import { crews, people, vans } from '../testing/board-data';

const resources = { crews, people, vans, accounts: [{ id: 5, name: 'Ben' }] };

function openResources(responses: Record<string, FakeResponse>) {
  const page = openStaffPage(routes, '/admin/work/crews', {
    'GET staff/work/resources': dataResponse(resources),
    ...responses,
  });
  const bodiesOf = (path: string) =>
    page.calls.filter((call) => call.path === path).map(({ body }) => body);
  const openDialog = async (name: string) => {
    await page.user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...page, bodiesOf, openDialog };
}

test('a crew is added with its work and hours, and needs a name and a kind of work', async () => {
  const { user, bodiesOf, openDialog } = openResources({
    'POST staff/work/crews': dataResponse(resources),
  });
  const dialog = await openDialog('Add a crew');
  await user.click(dialog.getByRole('checkbox', { name: 'Moves' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter a name.')).toBeVisible();
  expect(dialog.getByText('Please choose at least one.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'East crew');
  await user.click(dialog.getByRole('checkbox', { name: 'Moves' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Collections' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staff/work/crews')).toEqual([
    {
      id: null,
      version: 0,
      name: 'East crew',
      kinds: ['move', 'visit'],
      startsat: 480,
      endsat: 1080,
      active: true,
    },
  ]);
});

test('a colleague’s change of a van is told, and what was typed stays until it is saved over it', async () => {
  const current = {
    ...resources,
    vans: vans.map((van) => (van.id === 11 ? { ...van, version: 3, litres: 21_500 } : van)),
  };
  const { user, bodiesOf, openDialog } = openResources({
    'POST staff/work/vans': ({ body }) =>
      (body as { version: number }).version === 3
        ? dataResponse(current)
        : { status: 409, body: { status: false, error: 'Changed', current, by: 'Kim' } },
  });
  const dialog = await openDialog('Change Luton');
  const volume = dialog.getByRole('textbox', { name: /^Load volume/ });
  expect(volume).toHaveValue('20');
  await user.clear(volume);
  await user.type(volume, '19,5');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/It is now: Luton, AB12 CDE, 21.5 m³/)).toBeVisible();
  expect(volume).toHaveValue('19,5');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staff/work/vans')[1]).toMatchObject({ id: 11, version: 3, litres: 19_500 });
});

test('an absence of one day needs only its first day, and does not end before it begins', async () => {
  const { user, bodiesOf, openDialog } = openResources({
    'POST staff/work/absences': dataResponse(resources),
  });
  const dialog = await openDialog('Add an absence of Ben');
  await user.type(dialog.getByLabelText('First day'), '2031-03-05');
  await user.type(dialog.getByLabelText('Last day'), '2031-03-04');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('The last day is before the first.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Last day'));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf('staff/work/absences')).toEqual([
    { personid: 22, from: '2031-03-05', to: '2031-03-05', note: '' },
  ]);
});

test('a removal asks first, and a refusal says why', async () => {
  const { user, openDialog } = openResources({
    'POST staff/work/crews/remove': {
      status: 409,
      body: { status: false, error: 'North crew is on its way.' },
    },
  });
  const dialog = await openDialog('Remove North crew');
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText('North crew is on its way.')).toBeVisible();
});
