import { screen, waitFor, within } from '@testing-library/react';
import { loadIdleModules } from 'shared/lazy';
import { dataResponse, openStaffPage, successResponse } from 'shared/testing';
import { routes } from '../routes';

const owner = {
  id: 1,
  name: 'Olive',
  email: 'olive@example.com',
  role: 'owner',
  secondfactor: true,
  lastsignin: '2026-03-03T10:00:00.000Z',
  sessions: 1,
};
const clerk = {
  id: 2,
  name: '',
  email: 'clerk@example.com',
  role: 'staff',
  secondfactor: false,
  lastsignin: null,
  sessions: 2,
};
const invitation = {
  id: 7,
  email: 'new@example.com',
  role: 'manager',
  invitedby: 'olive@example.com',
  expiresat: '2026-03-06T10:00:00.000Z',
};

const LIST = 'GET staff/people';
const LIMIT = 'GET staff/discount-limit';
const limit = dataResponse({ percent: 10, version: 3 });
const people = dataResponse([owner, clerk], { invitations: [invitation] });
const open = (answers = {}) =>
  openStaffPage(routes, '/admin/people', { [LIST]: people, [LIMIT]: limit, ...answers });

// Loads the lazy modules before the tests, so that no test must wait for their code.
beforeAll(() =>
  Promise.all([
    loadIdleModules(),
    import('./staff-people-page'),
    import('../security/staff-security-page'),
  ]),
);

describe('the page People (rule 57)', () => {
  test('lists colleagues, invitations and the permissions of each role', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Colleagues' });
    const row = (name: string) => within(table).getByRole('row', { name: new RegExp(name) });
    expect(row('Olive \\(you\\)')).toHaveTextContent(/Owner.*On.*3 Mar 2026/);
    expect(row('clerk@example.com')).toHaveTextContent(/Staff.*Off.*Never.*2/);
    const invitations = screen.getByRole('table', { name: 'Open invitations' });
    expect(invitations).toHaveTextContent(/new@example.com.*Manager/);
    for (const heading of screen.getAllByRole('columnheader'))
      expect(heading).toHaveAccessibleName();
    const permissions = screen.getByRole('table', { name: 'Permissions by role' });
    const invites = within(permissions).getByRole('row', { name: /Invite, change and remove/ });
    expect(
      within(invites)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Yes', '–', '–', '–']);
  });

  test('an invitation is sent, and a refused e-mail is told at its field', async () => {
    const INVITE = 'POST staff/people/invitations';
    const error = 'This is not an e-mail address.';
    const { user, calls, responses } = open({
      [INVITE]: { status: 400, body: { error, field: 'email' } },
    });
    const field = await screen.findByRole('textbox', { name: /E-mail/ });
    await user.type(field, 'nobody');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(error));
    expect(field).toHaveValue('nobody');
    responses[INVITE] = successResponse;
    await user.type(field, '@example.com');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(/nobody@example.com gets a mail/)).toBeInTheDocument();
    expect(field).toHaveValue('');
    const sent = calls.filter(({ path }) => path.endsWith('invitations'));
    expect(sent.at(-1)?.body).toEqual({ email: 'nobody@example.com', role: 'staff' });
  });

  test('a role that another owner changed meanwhile is shown, and can be saved over', async () => {
    const ROLE = 'POST staff/people/2/role';
    const conflict = { code: 'changed_meanwhile', current: { role: 'manager' } };
    const { user, calls, responses } = open({
      [ROLE]: { status: 409, body: { error: 'x', ...conflict, by: 'otto@example.com', at: null } },
    });
    await user.click(await screen.findByRole('button', { name: 'Manage clerk@example.com' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Role'), 'Owner');
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    const table = await screen.findByRole('table', { name: 'Fields that differ' });
    expect(within(table).getByRole('row', { name: /Role/ })).toHaveTextContent(/Manager.*Owner/);
    responses[ROLE] = successResponse;
    await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const bodies = calls.filter(({ path }) => path.endsWith('role')).map(({ body }) => body);
    expect(bodies).toEqual([
      { role: 'owner', currentrole: 'staff', reason: '' },
      { role: 'owner', currentrole: 'manager', reason: '' },
    ]);
  });

  test('a colleague is removed with a reason, and the last owner is not', async () => {
    const error = 'The last owner cannot be changed or removed.';
    const { user, calls } = open({
      'POST staff/people/1/remove': { status: 409, body: { error } },
    });
    await user.click(await screen.findByRole('button', { name: 'Manage Olive' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await user.click(dialog.getByRole('button', { name: 'Remove from the desk' }));
    expect(await dialog.findByText('Please give a reason.')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.type(dialog.getByLabelText('Reason for the removal'), 'Left the firm');
    await user.click(dialog.getByRole('button', { name: 'Remove from the desk' }));
    expect(await dialog.findByText(error)).toBeInTheDocument();
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      reason: 'Left the firm',
    });
  });

  test('a list that cannot be read can be fetched again', async () => {
    const { user, responses } = open({ [LIST]: 'no answer' });
    const retry = await screen.findByRole('button', { name: /Try again/ });
    responses[LIST] = people;
    await user.click(retry);
    expect(await screen.findByRole('table', { name: 'Colleagues' })).toBeInTheDocument();
  });
});

describe('a role that is taken away while its member works', () => {
  test('is told above the page, which keeps what was typed', async () => {
    const { user, session } = open({
      'POST staff/people/invitations': { status: 403, body: { code: 'no_permission', error: 'x' } },
      'GET staff/me': dataResponse({
        id: 1,
        name: '',
        email: 'a@example.com',
        staffrole: 'staff',
        factorwanted: false,
        permissions: ['desk', 'orders'],
      }),
    });
    const field = await screen.findByRole('textbox', { name: /E-mail/ });
    await user.type(field, 'new@example.com');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Your role does not allow this any more')).toBeInTheDocument();
    expect(field).toHaveValue('new@example.com');
    await user.click(await screen.findByRole('button', { name: 'Show what I may do now' }));
    expect(await screen.findByText('Your role does not include this page')).toBeInTheDocument();
    expect(session.getState().user?.permissions).toEqual(['desk', 'orders']);
  });

  test('without a required second factor, any page leads to its set-up', async () => {
    const { getAddress } = open({
      [LIST]: { status: 403, body: { code: 'second_factor_required', error: 'x' } },
      'GET staff/security': dataResponse({
        email: 'a@example.com',
        secondfactor: false,
        required: true,
        recoverycodes: 0,
      }),
    });
    await waitFor(() => expect(getAddress()).toBe('/admin/security'));
    expect(await screen.findByText('Your role needs a second factor')).toBeInTheDocument();
  });
});

describe('the limit of discounts', () => {
  const SAVE = 'POST staff/discount-limit';

  test('is set by the owner, with the version of the page', async () => {
    const { user, calls } = open({ [SAVE]: dataResponse({ percent: 15, version: 4 }) });
    const field = await screen.findByLabelText(/^Limit in per cent/);
    expect(field).toHaveValue('10');
    await user.clear(field);
    await user.type(field, '15 %');
    await user.click(screen.getByRole('button', { name: 'Save the limit' }));
    expect(await screen.findByText('The limit is saved.')).toBeVisible();
    const saves = calls.filter(({ path, method }) => `${method} ${path}` === SAVE);
    expect(saves.map(({ body }) => body)).toEqual([{ percent: 15, version: 3 }]);
  });

  test('keeps what was typed if a colleague was faster', async () => {
    const error = 'The limit was changed meanwhile.';
    const { user } = open({
      [SAVE]: { status: 409, body: { status: false, error, code: 'changed_meanwhile' } },
    });
    const field = await screen.findByLabelText(/^Limit in per cent/);
    await user.clear(field);
    await user.type(field, '101');
    await user.click(screen.getByRole('button', { name: 'Save the limit' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/from 0 to 100/));
    await user.clear(field);
    await user.type(field, '20');
    await user.click(screen.getByRole('button', { name: 'Save the limit' }));
    expect(await screen.findByText(error)).toBeVisible();
    expect(field).toHaveValue('20');
  });
});
