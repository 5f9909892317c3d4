import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getCatalogueKind } from 'contract/staff/catalogue/kinds';
import { loadIdleModules } from 'shared/lazy';
import { dataResponse, fakeUploads, successResponse } from 'shared/testing';
import {
  bubbleWrap,
  changedResponse,
  entity,
  openCatalogue,
  rows,
} from '../testing/open-catalogue';
import { chooseDraft } from '../frame/chosen-draft';

const picture = (file: string, more: object = {}) => ({
  file,
  alt: '',
  width: 1600,
  height: 2000,
  bytes: 90_000,
  focusx: 50,
  focusy: 50,
  by: 'Olive',
  at: '2026-11-26T09:00:00.000Z',
  isused: false,
  isready: true,
  ...more,
});

const LIBRARY = 'GET staff/catalogue/pictures?size=48';
const SAVE = 'POST staff/catalogue/products/12';

const files = (...names: string[]) =>
  names.map((name) => new File(['bytes'], name, { type: 'image/jpeg' }));

beforeAll(() =>
  Promise.all([loadIdleModules(), import('./library-page'), import('../entities/entity-page')]),
);
beforeEach(() => chooseDraft(null));

describe('the pictures of a product', () => {
  const openProduct = (pictures: object[] = []) =>
    openCatalogue('products/12', {
      'GET staff/catalogue/products/12?draft=7': dataResponse(entity({ ...bubbleWrap, pictures })),
      [LIBRARY]: rows([picture('old.jpg', { alt: 'An old one' })]),
      [SAVE]: changedResponse(12, 3),
    });
  const choose = async (user: ReturnType<typeof openProduct>['user'], chosen: File[]) =>
    user.upload(await screen.findByLabelText('Picture files'), chosen);

  test('are sent two at a time, with progress', async () => {
    const sent = fakeUploads();
    const { user } = openProduct();
    await choose(user, files('a.jpg', 'b.jpg', 'c.jpg'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.url).toMatch(/staff\/catalogue\/pictures$/);
    expect(sent[0]?.headers).toMatchObject({ authorization: 'bearer test-token' });
    act(() => sent[0]?.progress(1, 4));
    expect(await screen.findByRole('progressbar', { name: /a.jpg/ })).toHaveValue(25);
    expect(screen.getByText('waits')).toBeVisible();
    act(() => sent[0]?.answer(200, { status: true, data: picture('1.jpg') }));
    await waitFor(() => expect(sent).toHaveLength(3));
    act(() => {
      sent[1]?.answer(200, { status: true, data: picture('2.jpg') });
      sent[2]?.answer(200, { status: true, data: picture('3.jpg') });
    });
    await waitFor(() => expect(screen.getAllByLabelText(/Description of picture/)).toHaveLength(3));
  });

  test('are sent again after a refusal, described, ordered and saved', async () => {
    const sent = fakeUploads();
    const { user, bodiesOf } = openProduct([
      { file: 'x.jpg', alt: 'A roll', focusX: 50, focusY: 50 },
    ]);
    await choose(user, files('a.jpg'));
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => sent[0]?.answer(400, { error: 'This is no picture.' }));
    expect(await screen.findByText('This is no picture.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    act(() => sent[1]?.answer(200, { status: true, data: picture('1.jpg') }));
    await user.type(await screen.findByLabelText('Description of picture 2'), 'Wrapped cups');
    screen.getByRole('button', { name: 'Move Wrapped cups' }).focus();
    await user.keyboard(' {ArrowLeft} ');
    await user.click(screen.getAllByRole('button', { name: 'Focal point' })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Focal point' }));
    dialog.getByRole('button', { name: /^Focal point/ }).focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await user.click(dialog.getByRole('button', { name: 'Keep this point' }));
    await user.click(screen.getByRole('button', { name: 'Save in the draft' }));
    await waitFor(() => expect(bodiesOf(SAVE)).toHaveLength(1));
    expect(bodiesOf(SAVE)[0]).toMatchObject({
      values: {
        pictures: [
          { file: '1.jpg', alt: 'Wrapped cups', focusX: 51, focusY: 40 },
          { file: 'x.jpg', alt: 'A roll', focusX: 50, focusY: 50 },
        ],
      },
    });
  });

  test('are taken from the library, by paste and by drop', async () => {
    const sent = fakeUploads();
    const { user } = openProduct();
    await user.click(await screen.findByRole('button', { name: 'Choose from the library' }));
    await user.click(await screen.findByRole('button', { name: 'Choose An old one' }));
    expect(await screen.findByLabelText('Description of picture 1')).toHaveValue('An old one');
    fireEvent.paste(document.body, { clipboardData: { files: files('pasted.png') } });
    fireEvent.drop(document.body, { dataTransfer: { files: files('dropped.png') } });
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  test('are named if they do not fit any more', async () => {
    const sent = fakeUploads();
    const max =
      getCatalogueKind('products').fields.find(({ name }) => name === 'pictures')?.maxEntries ?? 0;
    const pictures = Array.from({ length: max - 2 }, (_, index) => ({
      file: `${index}.jpg`,
      alt: '',
      focusX: 50,
      focusY: 50,
    }));
    const { user } = openProduct(pictures);
    await choose(user, files('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(
      await screen.findByText(`‘c.jpg’, ‘d.jpg’ were left out: at most ${max} pictures fit.`),
    ).toBeVisible();
    expect(screen.getByText(/^All \d+ places are taken/)).toBeVisible();
  });
});

describe('the library', () => {
  test('has no description of pictures that come with the shop', async () => {
    openCatalogue('pictures', { [LIBRARY]: rows([picture('box.svg', { by: '', at: '' })]) });
    expect(await screen.findByText(/built in/)).toBeVisible();
    expect(screen.queryByLabelText('Description')).not.toBeInTheDocument();
  });

  test('says which pictures are used, and saves a description', async () => {
    const { user, bodiesOf } = openCatalogue('pictures', {
      [LIBRARY]: rows([picture('a.jpg'), picture('b.jpg', { isused: true, alt: 'Boxes' })]),
      'POST staff/catalogue/pictures/a.jpg': successResponse,
    });
    const entries = await screen.findAllByRole('group', { name: /^Picture/ });
    expect(entries.map((form) => form.parentElement?.textContent)).toEqual([
      expect.stringContaining('Unused'),
      expect.stringContaining('Used'),
    ]);
    const first = within(entries[0] as HTMLElement);
    await user.type(first.getByLabelText('Description'), 'Tape');
    await user.click(first.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(bodiesOf('POST staff/catalogue/pictures/a.jpg')).toEqual([
        { alt: 'Tape', focusx: 50, focusy: 50 },
      ]),
    );
  });
});
