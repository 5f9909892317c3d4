import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { toLondonDay } from 'contract/calendar/london-day';
import { applyPresses } from 'contract/work/crew/apply-presses';
import type { CrewJob, CrewJobs, CrewPress } from 'contract/work/crew/crew-calls';
import {
  dataResponse,
  fakeBackend,
  type FakeResponse,
  fakeUploads,
  renderPage,
} from 'shared/testing';
import { crewRoutes } from './routes';

const JOBS = 'GET crew/jobs';
const PRESS = 'POST crew/events';
const HOUR_MS = 3_600_000;

// jsdom lacks both. The rows of the database are plain data, which nobody changes.
globalThis.structuredClone = (value) => value;
globalThis.createImageBitmap = () => Promise.reject(new Error('jsdom decodes no pictures'));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const createJob = (changes: Partial<CrewJob> = {}): CrewJob => ({
  orderno: 'SLR10001',
  trade: 'move',
  day: toLondonDay(new Date()),
  half: 'morning',
  title: 'Day of the move',
  startsat: 540,
  minutes: 240,
  people: 2,
  van: 'Luton',
  customer: 'Ada Bee',
  phone: '07700 900123',
  addresses: [
    { label: 'From', address: '1 Old Street', postcode: 'EC1V 9HL', access: 'floor 2, no lift' },
  ],
  lines: ['1 × Studio move'],
  notes: [],
  due: 22_000,
  state: 'planned',
  onhold: false,
  signed: false,
  photos: 0,
  entries: [],
  ...changes,
});

const createJobs = (jobs: CrewJob[], changes: Partial<CrewJobs> = {}): CrewJobs => ({
  userid: 7,
  crew: 'North crew',
  today: toLondonDay(new Date()),
  jobs,
  ...changes,
});

interface PhoneOptions {
  jobs?: CrewJob[];
  responses?: Record<string, FakeResponse>;
  /** Job whose page opens. */
  opened?: string;
}

/** Opens the crew's page on a phone. The database stays for the next page. */
function openPhone({ jobs = [createJob()], responses = {}, opened }: PhoneOptions = {}) {
  const stored: CrewPress[] = [];
  const office: Record<string, FakeResponse> = {
    [JOBS]: () => dataResponse(createJobs(jobs.map((job) => applyPresses(job, stored)))),
    [PRESS]: ({ body }) => {
      stored.push((body as { press: CrewPress }).press);
      return dataResponse({ state: 'planned' });
    },
  };
  const backend = fakeBackend({ ...office, ...responses });
  const page = renderPage(crewRoutes, {
    initialEntry: `/crew/jobs${opened === undefined ? '' : `?job=${opened}`}`,
    user: { id: 7, role: 'staff', permissions: ['crew'] },
    config: { features: ['staff'] },
  });
  const listPresses = () =>
    backend.calls
      .filter(({ method, path }) => `${method} ${path}` === PRESS)
      .map(({ body }) => (body as { press: CrewPress }).press);
  const connect = (reachable: Record<string, FakeResponse> = {}) =>
    act(async () => {
      Object.assign(backend.responses, office, reachable);
      window.dispatchEvent(new Event('online'));
    });
  return { ...backend, ...page, listPresses, connect };
}

const openJob = (options: PhoneOptions = {}) => openPhone({ opened: 'SLR10001-move', ...options });

const withoutNetwork = { [JOBS]: 'no answer', [PRESS]: 'no answer' } as const;

const pressButton = async ({ user }: ReturnType<typeof openPhone>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the list of jobs', () => {
  test('has today and tomorrow, with time, name and postcode, and opens a job', async () => {
    const tomorrow = toLondonDay(new Date(Date.now() + 24 * HOUR_MS));
    const { user } = openPhone({
      jobs: [
        createJob({ state: 'begun' }),
        createJob({ orderno: 'SLR10002', customer: 'Bob Cee', day: tomorrow, startsat: null }),
      ],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'North crew' })).toBeVisible();
    const [today, next] = screen.getAllByRole('region');
    expect(today).toHaveAccessibleName(/^Today, /);
    expect(within(today as HTMLElement).getByRole('link')).toHaveTextContent(
      /09:00.*Ada Bee.*EC1V 9HL.*Begun/,
    );
    expect(next).toHaveAccessibleName(/^Tomorrow, /);
    expect(within(next as HTMLElement).getByRole('link')).toHaveTextContent(/morning.*Bob Cee/);
    await user.click(within(today as HTMLElement).getByRole('link'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Bee' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call 07700 900123' })).toHaveAttribute(
      'href',
      'tel:07700900123',
    );
    expect(screen.getByText('Still to pay: £220.00')).toBeVisible();
  });

  test.each([
    ['no jobs', createJobs([]), 'No jobs today and tomorrow'],
    [
      'no crew',
      createJobs([], { crew: '' }),
      'You belong to no crew at present. Please ask the office.',
    ],
  ])('says so if there are %s', async (_, jobs, text) => {
    openPhone({ responses: { [JOBS]: dataResponse(jobs) } });
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('says that the first visit needs a network, and comes with it', async () => {
    const { connect } = openPhone({ responses: withoutNetwork });
    expect(await screen.findByText(/Your jobs are not on this phone yet/)).toBeVisible();
    await connect();
    expect(await screen.findByText('Ada Bee')).toBeVisible();
    expect(screen.queryByText(/not on this phone yet/)).toBeNull();
  });

  test('is there without a network after the first visit', async () => {
    const first = openPhone();
    await screen.findByText('Ada Bee');
    first.unmount();
    openPhone({ responses: withoutNetwork });
    expect(await screen.findByText('Ada Bee')).toBeVisible();
    expect(await screen.findByText(/Go on as always/)).toBeVisible();
  });

  test('goes with a sentence when the role has ended', async () => {
    const { connect } = openPhone();
    await screen.findByText('Ada Bee');
    const error = 'Your account has no crew any more.';
    await connect({ [JOBS]: { status: 403, body: { status: false, error } } });
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.queryByText('Ada Bee')).toBeNull();
  });
});

describe('what is pressed', () => {
  test('shows at once, waits without a network, and is sent once in order', async () => {
    const page = openJob({ responses: pressesLost });
    await pressButton(page, 'On the way');
    await pressButton(page, 'Begun');
    expect(await screen.findByText('2 to send.')).toBeVisible();
    expect(screen.getByText(/Before ‘Done’: the signature/)).toBeVisible();
    const before = page.listPresses().length;
    await page.connect();
    await waitFor(() => expect(screen.queryByText(/to send/)).toBeNull());
    expect(
      page
        .listPresses()
        .slice(before)
        .map(({ kind }) => kind),
    ).toEqual(['on_the_way', 'begun']);
  });

  test('outlives a restart of the phone', async () => {
    const first = openJob({ responses: pressesLost });
    await pressButton(first, 'On the way');
    await waitFor(() => expect(first.listPresses()).not.toEqual([]));
    first.unmount();
    const second = openJob({ responses: withoutNetwork });
    expect(await screen.findByText('1 to send.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'On the way' })).toBeNull();
    await second.connect();
    await waitFor(() => expect(screen.queryByText('1 to send.')).toBeNull());
    expect(second.listPresses().at(-1)?.key).toBe(first.listPresses().at(-1)?.key);
  });

  test('and is refused is named with the reason, until the crew has read it', async () => {
    const error = 'The job is done already.';
    const page = openJob({
      responses: { [PRESS]: { status: 409, body: { status: false, error } } },
    });
    await pressButton(page, 'On the way');
    expect(await screen.findByText('‘On the way’ of SLR10001 was not taken')).toBeVisible();
    expect(screen.getByText(error)).toBeVisible();
    // The job is as the office has it.
    expect(screen.getByRole('button', { name: 'On the way' })).toBeVisible();
    await pressButton(page, 'I have read it');
    await waitFor(() => expect(screen.queryByText(error)).toBeNull());
  });

  test('is sent with the time of the phone, even if its clock is wrong by an hour', async () => {
    const now = Date.now();
    jest.useFakeTimers({ now: now - HOUR_MS, doNotFake: [...timersOfTheSystem] });
    const page = openJob();
    await pressButton(page, 'On the way');
    await waitFor(() => expect(page.listPresses()).toHaveLength(1));
    const error = Date.parse(page.listPresses()[0]?.at ?? '') - now;
    expect(Math.round(error / HOUR_MS)).toBe(-1);
    expect(await screen.findByText('Ada Bee')).toBeVisible();
    jest.useRealTimers();
  });

  test('is asked about by every page before a sign-out that deletes it', async () => {
    const page = openJob({ responses: pressesLost });
    await pressButton(page, 'On the way');
    await waitFor(() => expect(page.session.getUnsentWork()).toBe('1 press is not sent yet.'));
    await pressButton(page, 'Begun');
    await waitFor(() => expect(page.session.getUnsentWork()).toBe('2 presses are not sent yet.'));
    await page.connect();
    await waitFor(() => expect(page.session.getUnsentWork()).toBe(''));
  });
});

describe('extra work', () => {
  const addExtra = async (page: ReturnType<typeof openPhone>, price: string) => {
    await page.user.click(await screen.findByText('Extra work'));
    await page.user.type(screen.getByRole('textbox', { name: 'Extra' }), 'Long carry');
    await page.user.type(screen.getByRole('textbox', { name: 'Price in £' }), price);
    await page.user.type(screen.getByRole('textbox', { name: 'Reason' }), 'No parking');
    await pressButton(page, 'Add the extra');
  };

  test.each([
    ['20', 2000, '£20.00'],
    ['£12.5', 1250, '£12.50'],
    [' £ 7,05 ', 705, '£7.05'],
    ['0.99', 99, '£0.99'],
  ])('takes the typed price %p', async (typed, price, shown) => {
    const page = openJob();
    await addExtra(page, typed);
    await waitFor(() =>
      expect(page.listPresses()).toEqual([
        expect.objectContaining({ kind: 'extra', text: 'Long carry', price, payment: 'cash' }),
      ]),
    );
    expect(await screen.findByText(`Long carry, ${shown}`)).toBeVisible();
  });

  test.each(['', 'free', '0', '-5', '12.345', '1,000.00', '9999999'])(
    'asks again for the price %p, and keeps what was typed',
    async (typed) => {
      const page = openJob();
      await addExtra(page, typed || ' ');
      expect(await screen.findByText(/^Price: please type pounds, such as 20/)).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'Price in £' })).toHaveFocus();
      expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('No parking');
      expect(page.listPresses()).toEqual([]);
    },
  );

  test('paid by a link is still to pay', async () => {
    const page = openJob({ responses: pressesLost });
    await page.user.click(await screen.findByText('Extra work'));
    await page.user.click(screen.getByRole('radio', { name: 'Mail a link to pay' }));
    await addExtraFields(page);
    expect(await screen.findByText('Still to pay: £240.00')).toBeVisible();
  });

  const addExtraFields = async (page: ReturnType<typeof openPhone>) => {
    await page.user.type(screen.getByRole('textbox', { name: 'Extra' }), 'Long carry');
    await page.user.type(screen.getByRole('textbox', { name: 'Price in £' }), '20');
    await page.user.type(screen.getByRole('textbox', { name: 'Reason' }), 'No parking');
    await pressButton(page, 'Add the extra');
  };
});

describe('the signature', () => {
  test('that is empty asks for a reason, and then lets the job be done', async () => {
    const page = openJob({ jobs: [createJob({ state: 'begun' })], responses: pressesLost });
    expect(await screen.findByRole('button', { name: 'Done' })).toBeDisabled();
    await page.user.click(screen.getByText('Signature'));
    await pressButton(page, 'Save the signature');
    expect(await screen.findByText('Reason: please say why there is no signature.')).toBeVisible();
    const reason = screen.getByRole('textbox', { name: 'Reason if nobody signs' });
    expect(reason).toHaveFocus();
    await page.user.type(reason, 'Nobody at home');
    await pressButton(page, 'Save the signature');
    expect(await screen.findByText('The signature is taken.')).toBeVisible();
    await waitFor(() =>
      expect(page.listPresses()[0]).toMatchObject({
        kind: 'signature',
        path: '',
        reason: 'Nobody at home',
      }),
    );
    await pressButton(page, 'Done');
    expect(await screen.findByText('This job is done.')).toBeVisible();
  });
});

describe('photos', () => {
  const photo = new File(['a photo'], 'stairs.jpg', { type: 'image/jpeg' });

  const takePhoto = async (page: ReturnType<typeof openPhone>, file = photo) =>
    page.user.upload(await screen.findByLabelText('Take photos'), file);

  test('show their progress, and count when they are in the office', async () => {
    const uploads = fakeUploads();
    const page = openJob();
    await takePhoto(page);
    expect(await screen.findByRole('img', { name: 'To send' })).toBeVisible();
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.progress(40, 100));
    expect(await screen.findByText('1 photo to send, 40 % of this one.')).toBeVisible();
    act(() => uploads[0]?.answer(200, { status: true, data: {} }));
    expect(await screen.findByText('1 in the office.')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'To send' })).toBeNull();
  });

  test('that are lost on the way are sent again with their key', async () => {
    const uploads = fakeUploads();
    const page = openJob();
    await takePhoto(page);
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(0, ''));
    await page.connect();
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(uploads[1]?.headers['x-photo-key']).toBe(uploads[0]?.headers['x-photo-key']);
    expect(screen.getByRole('img', { name: 'To send' })).toBeVisible();
  });

  test('that the office refuses are named with the reason', async () => {
    const uploads = fakeUploads();
    const page = openJob();
    await takePhoto(page);
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(422, { status: false, error: 'This file is no picture.' }));
    expect(await screen.findByText('Photo of SLR10001 was not taken')).toBeVisible();
    expect(screen.getByText('This file is no picture.')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'To send' })).toBeNull();
  });

  test('that are none are told at once', async () => {
    const uploads = fakeUploads();
    const page = openJob();
    const input = await screen.findByLabelText('Take photos');
    input.removeAttribute('accept');
    await page.user.upload(input, new File(['x'], 'x.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Only photos of up to 60 MB can be added.')).toBeVisible();
    expect(uploads).toEqual([]);
  });
});

const pressesLost = { [PRESS]: 'no answer' } as const;

const timersOfTheSystem = [
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'clearInterval',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;
