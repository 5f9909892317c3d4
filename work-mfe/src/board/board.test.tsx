import { act, screen, waitFor, within } from '@testing-library/react';
import type { Job } from 'contract/work/job-fields';
import { dataResponse, type FakeResponse, openStaffPage } from 'shared/testing';
import { routes } from '../routes';
import { createBoard, createJob, DAY } from '../testing/board-data';

const LOAD = 'POST staff/work/board';
const ASSIGN = 'POST staff/work/assign';
const RECORD = 'GET staff/work/jobs/SLR10001/move';

// jsdom lacks both, because it has no layout and no printer.
Element.prototype.scrollIntoView = () => undefined;

const emptyRecord = { photos: [], signature: null };

/** Opens the board of a day. The fake backend saves each assignment. */
function openBoard(jobs: Job[], responses: Record<string, FakeResponse> = {}, view = '') {
  const state = { jobs, fingerprint: 1 };
  const change = (key: Pick<Job, 'orderno'>, changes: Partial<Job>) => {
    state.jobs = state.jobs.map((job) =>
      job.orderno === key.orderno ? { ...job, ...changes, version: job.version + 1 } : job,
    );
    state.fingerprint += 1;
    return state.jobs.find(({ orderno }) => orderno === key.orderno);
  };
  const page = openStaffPage(routes, `/admin/work?day=${DAY}${view}`, {
    [LOAD]: ({ body }) => {
      const fingerprint = String(state.fingerprint);
      const isKnown = (body as { known?: string }).known === fingerprint;
      return dataResponse(
        isKnown
          ? {
              fingerprint,
              unchanged: true,
              days: [],
              jobs: [],
              crews: [],
              vans: [],
              people: [],
            }
          : createBoard(state.jobs, { fingerprint }),
      );
    },
    [ASSIGN]: ({ body }) => {
      const { orderno, crewid, vanid, startsat, reason = '' } = body as Job;
      return dataResponse(change({ orderno }, { crewid, vanid, startsat, reason }));
    },
    [RECORD]: dataResponse(emptyRecord),
    'GET staff/work/jobs/SLR10002/move': dataResponse(emptyRecord),
    ...responses,
  });
  const bodiesOf = (call: string) =>
    page.calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  const openJob = async (name: RegExp) => {
    await page.user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...page, change, bodiesOf, openJob };
}

const adaJob = createJob();
const bobJob = createJob({
  orderno: 'SLR10002',
  customer: 'Bob Cee',
  half: 'afternoon',
  minutes: 120,
});

test('a job gets crew, van and start by its form, and the next job without a crew has the focus', async () => {
  const { user, bodiesOf, openJob } = openBoard([adaJob, bobJob]);
  const free = await screen.findByRole('region', { name: 'Without a crew' });
  expect(within(free).getAllByRole('article')).toHaveLength(2);
  const dialog = await openJob(/Ada Bee/);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Crew' }), 'North crew');
  expect(dialog.getByRole('combobox', { name: 'Van' })).toHaveDisplayValue('Transit, 10.0 m³');
  expect(dialog.getByLabelText('Start')).toHaveValue('08:00');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const column = await screen.findByRole('region', { name: 'North crew' });
  expect(await within(column).findByRole('button', { name: /08:00–12:00 Ada Bee/ })).toBeVisible();
  expect(bodiesOf(ASSIGN)).toEqual([
    { orderno: 'SLR10001', trade: 'move', version: 0, crewid: 1, vanid: 12, startsat: 480 },
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: /Bob Cee/ })).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a placement with problems asks for a reason, and loses nothing that was chosen', async () => {
  const problems = [{ code: 'van_too_small', text: 'Transit holds 10 m³, but the job has 8 m³.' }];
  let hasRefused = false;
  const { user, bodiesOf, openJob, change } = openBoard([adaJob], {
    [ASSIGN]: ({ body }) => {
      const { orderno, crewid, vanid, startsat, reason = '' } = body as Job;
      hasRefused = reason === '';
      return hasRefused
        ? { status: 409, body: { status: false, code: 'reason_needed', error: 'Why?', problems } }
        : dataResponse(change({ orderno }, { crewid, vanid, startsat, reason }));
    },
  });
  const dialog = await openJob(/Ada Bee/);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Crew' }), 'North crew');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(problems[0]?.text ?? '')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Crew' })).toHaveDisplayValue('North crew');
  await user.click(dialog.getByRole('button', { name: 'Save all the same' }));
  expect(await dialog.findByText('Please say why the job is planned all the same.')).toBeVisible();
  expect(bodiesOf(ASSIGN)).toHaveLength(1);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Two trips');
  await user.click(dialog.getByRole('button', { name: 'Save all the same' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf(ASSIGN)[1]).toMatchObject({ crewid: 1, vanid: 12, reason: 'Two trips' });
});

test('a typed reason outlives the page until the job is saved', async () => {
  const problems = [{ code: 'van_too_small', text: 'Transit takes 10 m³, and the job has 8 m³.' }];
  const refusal = {
    status: 409,
    body: { status: false, code: 'reason_needed', error: 'Why?', problems },
  };
  const openRefused = async () => {
    const page = openBoard([adaJob], {
      [ASSIGN]: ({ body }) => {
        const { crewid, reason = '' } = body as Job;
        return reason === '' ? refusal : dataResponse(createJob({ version: 1, crewid, reason }));
      },
    });
    const dialog = await page.openJob(/Ada Bee/);
    await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Crew' }), 'North crew');
    await page.user.click(dialog.getByRole('button', { name: 'Save' }));
    return { ...page, reason: await dialog.findByRole('textbox', { name: 'Reason' }) };
  };
  const first = await openRefused();
  await first.user.type(first.reason, 'Two trips');
  first.unmount();
  const second = await openRefused();
  expect(second.reason).toHaveValue('Two trips');
  await second.user.click(screen.getByRole('button', { name: 'Save all the same' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  second.unmount();
  expect((await openRefused()).reason).toHaveValue('');
});

test('a job that left the board still shows its photos and its signature', async () => {
  const at = '2031-03-03T12:00:00Z';
  openBoard(
    [bobJob],
    {
      [RECORD]: dataResponse({
        photos: [],
        signature: { name: 'Robin', path: 'M1 1', reason: '', at, phonetime: at, takenby: '' },
      }),
    },
    '&job=SLR10001-move',
  );
  const dialog = await screen.findByRole('dialog', {
    name: 'This job is not on the board any more',
  });
  expect(await within(dialog).findByRole('img', { name: 'The signature' })).toBeVisible();
});

test('a colleague’s change is told in the form, and can be saved over', async () => {
  const current = createJob({ version: 4, crewid: 2, startsat: 600 });
  const { user, bodiesOf, openJob, change } = openBoard([adaJob], {
    [ASSIGN]: ({ body }) => {
      const { orderno, crewid, vanid, startsat, version } = body as Job;
      return version === 4
        ? dataResponse(change({ orderno }, { crewid, vanid, startsat }))
        : { status: 409, body: { status: false, error: 'Changed', current, by: 'Kim' } };
    },
  });
  const dialog = await openJob(/Ada Bee/);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Crew' }), 'North crew');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Kim changed this job meanwhile')).toBeVisible();
  expect(dialog.getByText(/It has South crew, 10:00–14:00 now/)).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Crew' })).toHaveDisplayValue('North crew');
  await user.click(dialog.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf(ASSIGN)[1]).toMatchObject({ crewid: 1, version: 4 });
});

test('the last assignments are undone one after the other, also by Ctrl+Z', async () => {
  const { user, bodiesOf, openJob } = openBoard([adaJob, bobJob]);
  for (const name of [/Ada Bee/, /Bob Cee/]) {
    const dialog = await openJob(name);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Crew' }), 'South crew');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await user.click(await screen.findByRole('button', { name: 'Undo SLR10002' }));
  expect(await screen.findByRole('button', { name: 'Undo SLR10001' })).toBeEnabled();
  expect(bodiesOf(ASSIGN).at(-1)).toMatchObject({ orderno: 'SLR10002', version: 1, crewid: null });
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDisabled();
  const free = screen.getByRole('region', { name: 'Without a crew' });
  expect(within(free).getAllByRole('article')).toHaveLength(2);
});

test('what a colleague has moved since is not undone', async () => {
  const { user, bodiesOf, openJob, change } = openBoard([adaJob, bobJob]);
  const dialog = await openJob(/Ada Bee/);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Crew' }), 'South crew');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  change({ orderno: 'SLR10001' }, { crewid: 1 });
  const column = screen.getByRole('region', { name: 'North crew' });
  expect(await within(column).findByText(/Ada Bee/, {}, { timeout: 6000 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo SLR10001' }));
  expect(await screen.findByText(/A colleague has moved this job since/)).toBeVisible();
  expect(bodiesOf(ASSIGN)).toHaveLength(1);
});

test('a colleague’s change appears within 5 s and is announced, but a hidden page asks for nothing', async () => {
  const { bodiesOf, change } = openBoard([adaJob]);
  await screen.findByRole('button', { name: /Ada Bee/ });
  change({ orderno: 'SLR10001' }, { crewid: 2, startsat: 540 });
  const column = screen.getByRole('region', { name: 'South crew' });
  expect(await within(column).findByText(/Ada Bee/, {}, { timeout: 5000 })).toBeVisible();
  expect(screen.getByText(/SLR10001 is now with South crew/)).toBeInTheDocument();
  expect(bodiesOf(LOAD).at(-1)).toMatchObject({ from: DAY, days: 1, known: '1' });
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const count = bodiesOf(LOAD).length;
  await new Promise((resolve) => setTimeout(resolve, 4500));
  expect(bodiesOf(LOAD)).toHaveLength(count);
  visibility.mockRestore();
}, 20_000);

test('a filled day is proposed with reasons, and a person accepts one by one or all', async () => {
  const cidJob = createJob({ orderno: 'SLR10003', customer: 'Cid Dee' });
  const proposals = [adaJob, bobJob].map(({ orderno, trade }, index) => ({
    orderno,
    trade,
    version: 0,
    crewid: 1,
    vanid: 11,
    startsat: 480 + index * 300,
    explanation: `North crew is nearest to ${orderno}.`,
  }));
  const unplaced = [{ orderno: 'SLR10003', trade: 'move', text: 'No van holds 30 m³.' }];
  const { user, bodiesOf } = openBoard([adaJob, bobJob, cidJob], {
    'POST staff/work/suggest': dataResponse({ proposals, unplaced }),
  });
  await user.click(await screen.findByRole('button', { name: 'Fill the day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fill the day' }));
  expect(await dialog.findByText('North crew is nearest to SLR10001.')).toBeVisible();
  expect(dialog.getByText(/No van holds 30 m³/)).toBeVisible();
  expect(bodiesOf(ASSIGN)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Accept SLR10001' }));
  expect(await dialog.findByText('Accepted')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(dialog.getAllByText('Accepted')).toHaveLength(2));
  expect(bodiesOf(ASSIGN)).toHaveLength(2);
});

test('a proposal with problems asks for a reason, or is planned in the form of its job', async () => {
  const problems = [{ code: 'unconfirmed', text: 'The customer has not confirmed the day yet.' }];
  const proposals = [adaJob, bobJob].map(({ orderno, trade }) => ({
    orderno,
    trade,
    version: 0,
    crewid: 1,
    vanid: 11,
    startsat: 480,
    explanation: 'It is free.',
  }));
  const { user, bodiesOf, change } = openBoard([adaJob, bobJob], {
    'POST staff/work/suggest': dataResponse({ proposals, unplaced: [] }),
    [ASSIGN]: ({ body }) => {
      const { orderno, crewid, vanid, startsat, reason = '' } = body as Job;
      return reason === ''
        ? { status: 409, body: { status: false, code: 'reason_needed', error: 'Why?', problems } }
        : dataResponse(change({ orderno }, { crewid, vanid, startsat, reason }));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Fill the day' }));
  await user.click(await screen.findByRole('button', { name: 'Accept all 2' }));
  const form = within(await screen.findByRole('form', { name: 'Reason SLR10001' }));
  await user.click(form.getByRole('button', { name: 'Accept all the same' }));
  expect(form.getByText('Please say why the job is planned all the same.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Agreed by phone');
  await user.click(form.getByRole('button', { name: 'Accept all the same' }));
  expect(await screen.findByText('Accepted')).toBeVisible();
  expect(bodiesOf(ASSIGN).at(-1)).toMatchObject({
    orderno: 'SLR10001',
    reason: 'Agreed by phone',
  });
  await user.click(await screen.findByRole('button', { name: 'Open the job SLR10002' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bob Cee, SLR10002' }));
  expect(dialog.getByText('The customer has not confirmed the day yet.')).toBeVisible();
  expect(dialog.getByLabelText('Start')).toHaveValue('08:00');
});

test('numbers of a job are set instead of those of its products, and a wrong one is told at its field', async () => {
  const { user, bodiesOf, openJob, change } = openBoard([adaJob], {
    'POST staff/work/job': ({ body }) => {
      const { orderno, minutes } = body as Job;
      return dataResponse(change({ orderno }, { minutes }));
    },
  });
  const dialog = await openJob(/Ada Bee/);
  await user.click(dialog.getByText('Duration, people, volume and note'));
  await user.type(dialog.getByRole('textbox', { name: 'Minutes' }), 'long');
  await user.click(dialog.getByRole('button', { name: 'Save the work' }));
  expect(await dialog.findByText('Please enter a whole number.')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: 'Minutes' }));
  await user.type(dialog.getByRole('textbox', { name: 'Minutes' }), '300');
  await user.type(dialog.getByRole('textbox', { name: 'Note for the crew' }), 'A piano');
  await user.click(dialog.getByRole('button', { name: 'Save the work' }));
  expect(await dialog.findByText('Saved.')).toBeVisible();
  expect(bodiesOf('POST staff/work/job')).toEqual([
    {
      orderno: 'SLR10001',
      trade: 'move',
      version: 0,
      minutes: 300,
      people: null,
      litres: null,
      note: 'A piano',
    },
  ]);
});

test('the week shows each day with its crews, and a day opens', async () => {
  const jobs = [
    adaJob,
    createJob({ orderno: 'SLR10002', day: '2031-03-05', crewid: 2, startsat: 540 }),
  ];
  const { user, bodiesOf, getAddress } = openBoard(jobs, {}, '&view=week');
  const wednesday = await screen.findByRole('region', { name: 'Wednesday 5 March 2031' });
  expect(within(wednesday).getByRole('button', { name: /09:00–13:00 Ada Bee/ })).toBeVisible();
  expect(bodiesOf(LOAD)[0]).toMatchObject({ from: '2031-03-03', days: 7 });
  await user.click(within(wednesday).getByRole('button', { name: /^Wed 5 Mar/ }));
  await waitFor(() => expect(getAddress()).toBe('/admin/work?day=2031-03-05'));
});

test('a job moves to another day by the rules of its order, with the reason that the calendar asks for', async () => {
  const warning = 'The morning of Wednesday 5 March is full: 2 of 2 places are taken.';
  const { user, bodiesOf, openJob } = openBoard(
    [adaJob],
    {
      'POST staff/bookings/SLR10001/date/preview': ({ body }) => {
        const isFull = (body as { date: string }).date === '2031-03-05';
        const warnings = isFull ? [{ code: 'day_full', text: warning }] : [];
        const mail = { title: 'Day', to: 'ada@example.com', subject: 'Your new day' };
        const mails = [{ ...mail, recipient: 'customer', html: '', text: '' }];
        return dataResponse({ mails, warnings });
      },
      'POST staff/bookings/SLR10001/date': ({ body }) =>
        (body as { reason: string }).reason === ''
          ? { status: 400, body: { status: false, field: 'reason', error: 'Please say why.' } }
          : { body: { status: true, orderno: 'SLR10001', state: 'confirmed' } },
    },
    '&view=week',
  );
  const jobDialog = await openJob(/Ada Bee/);
  await user.click(jobDialog.getByRole('button', { name: 'Another day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Another day for SLR10001' }));
  await user.clear(dialog.getByLabelText('Day'));
  await user.type(dialog.getByLabelText('Day'), '2031-03-05');
  expect(await dialog.findByText(warning)).toBeVisible();
  expect(dialog.getByText('E-mail to ada@example.com: Your new day')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Move it all the same' }));
  expect(await dialog.findByText('Please say why.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'By phone');
  await user.click(dialog.getByRole('button', { name: 'Move it all the same' }));
  expect(await screen.findByText('SLR10001 is on Wed 5 Mar now.')).toBeVisible();
  expect(bodiesOf('POST staff/bookings/SLR10001/date').at(-1)).toEqual({
    trade: 'move',
    date: '2031-03-05',
    half: 'morning',
    reason: 'By phone',
    override: true,
  });
});

test('the absent are named at their crew, and warnings at their job', async () => {
  const warnedJob = createJob({
    crewid: 1,
    startsat: 480,
    problems: [{ code: 'absent', text: 'The job needs 2 people, but North crew has 1 person.' }],
  });
  openBoard([warnedJob]);
  const column = await screen.findByRole('region', { name: 'North crew' });
  expect(within(column).getByText('Ann absent')).toBeVisible();
  expect(within(column).getByText(/needs 2 people/)).toBeVisible();
  expect(screen.getAllByText('1 job, each with a crew, 1 with warnings')).not.toHaveLength(0);
});

test('the job of the address opens with the photos of the crew and the signature', async () => {
  const photo = { width: 90, height: 60, at: '2031-03-03T10:00:00Z' };
  openBoard(
    [adaJob],
    {
      [RECORD]: dataResponse({
        photos: [{ ...photo, id: 7, url: 'photos/full', thumbnailurl: 'photos/thumb' }],
        signature: {
          name: 'Robin Example',
          path: 'M10 10 L20 20',
          reason: '',
          at: '2031-03-03T12:00:00Z',
          phonetime: '2031-03-03T11:00:00Z',
          takenby: 'Sam Example',
        },
      }),
    },
    '&job=SLR10001-move',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Ada Bee, SLR10001' }));
  const link = await dialog.findByRole('link', { name: /^Number 1, / });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/photos\/full$/));
  expect(dialog.getByRole('img', { name: 'The signature' })).toBeVisible();
  expect(dialog.getByText(/^Robin Example, .*12:00.*, taken by Sam Example$/)).toBeVisible();
  expect(dialog.getByText(/11:00.* by the clock of the phone$/)).toBeVisible();
});

test('a job without a signature says why', async () => {
  const at = '2031-03-03T12:00:00Z';
  openBoard(
    [adaJob],
    {
      [RECORD]: dataResponse({
        photos: [],
        signature: { name: '', path: '', reason: 'Not at home', at, phonetime: at, takenby: '' },
      }),
    },
    '&job=SLR10001-move',
  );
  expect(await screen.findByText('No signature: Not at home')).toBeVisible();
  expect(screen.queryByText(/by the clock/)).toBeNull();
  expect(screen.queryByRole('list', { name: 'Photos' })).toBeNull();
});
