import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from 'contract/features';
import { createAppStore } from 'shared/store';
import { isAccepted, serverApi } from 'shared/data';
import { emptyResponses, fakeBackend, unsuccessfulResponses } from 'shared/testing';

/**
 * Checks that every endpoint fails on unsuccessful responses. Rule 58 applies to mutations, rule 9
 * to reads.
 *
 * @apart Other test files add endpoints of their own.
 */

interface Result {
  data?: unknown;
  error?: unknown;
}

interface Change {
  arg?: unknown;
  /**
   * True if an empty body is a success. Only logout, messages and the later calls of an order
   * accept an empty body.
   */
  canBeEmpty?: true;
  /** Returns whether the result is a success, for endpoints that return parts of the response. */
  isSuccess?: (result: Result) => boolean;
}

const isRead = ({ data, error }: Result) => error === undefined && data !== null;
const isFilledList = ({ data }: Result) => Array.isArray(data) && data.length > 0;
const isSession = ({ data }: Result) => isAccepted(data) && Object.hasOwn(data ?? {}, 'sessionId');

/** The shop's mutations by name. A new mutation needs an entry here. */
const changes: Record<string, Change> = {
  placeOrder: {},
  sendOrderProduct: { canBeEmpty: true },
  sendOrderPackage: { canBeEmpty: true },
  requestMail: { arg: 'users/getmail/7/SLR10001', canBeEmpty: true },
  createPaymentSession: { isSuccess: isSession },
  saveCustomer: {},
  saveTypedAddress: {},
  confirmDate: {},
  contactUs: { canBeEmpty: true },
  logout: { canBeEmpty: true },
  logIn: { isSuccess: isRead },
  signUp: { isSuccess: isRead },
  continueAsGuest: { isSuccess: isRead },
  requestPasswordLink: {},
  setPassword: {},
  confirmEmail: {},
  changeDetails: {},
  changePassword: {},
  changeEmail: {},
  exportAccount: { isSuccess: isRead },
  eraseAccount: {},
  saveAddress: {},
  removeAddress: {},
  cancelOrder: { isSuccess: isRead },
  moveDay: { isSuccess: isRead },
  claimOrder: {},
  payOrder: { isSuccess: isRead },
  checkPayment: { isSuccess: isRead },
  writeReview: { isSuccess: isRead },
  requestQuote: { isSuccess: isRead },
  acceptMyQuote: { isSuccess: isRead },
  payMyQuote: { isSuccess: isRead },
  openQuotedOrder: { isSuccess: isRead },
  declineMyQuote: { isSuccess: isRead },
  askAboutMyQuote: { isSuccess: isRead },
  removeMyQuotePhoto: { isSuccess: isRead },
  startQuote: { isSuccess: isRead },
  changeQuoteRequest: { isSuccess: isRead },
  assignQuote: { isSuccess: isRead },
  previewQuote: { isSuccess: isRead },
  sendQuote: { isSuccess: isRead },
  remindOfQuote: { isSuccess: isRead },
  extendQuote: { isSuccess: isRead },
  copyQuote: { isSuccess: isRead },
  withdrawQuote: { isSuccess: isRead },
  removeQuotePhoto: { isSuccess: isRead },
  agreeToGarment: { isSuccess: isRead },
  replyAboutGarment: { isSuccess: isRead },
  takeInGarments: { isSuccess: isRead },
  sendConditions: { isSuccess: isRead },
  describeGarment: { isSuccess: isRead },
  moveGarment: { isSuccess: isRead },
  handOverGarment: { isSuccess: isRead },
  removeGarment: { isSuccess: isRead },
  removeGarmentPhoto: { isSuccess: isRead },
  assignJob: { isSuccess: isRead },
  changeJob: { isSuccess: isRead },
  changeJobDay: { arg: { orderno: 'SLR10001' } },
  saveCrew: { isSuccess: isRead },
  savePerson: { isSuccess: isRead },
  saveVan: { isSuccess: isRead },
  removeCrew: { isSuccess: isRead },
  removePerson: { isSuccess: isRead },
  removeVan: { isSuccess: isRead },
  addAbsence: { isSuccess: isRead },
  removeAbsence: { isSuccess: isRead },
  addVanDaysOff: { isSuccess: isRead },
  removeVanDaysOff: { isSuccess: isRead },
  writeBasket: { isSuccess: isRead },
  changeOrder: {
    arg: { orderno: 'SLR10001', choice: { name: 'hold' }, body: {} },
  },
  moveOrderSteps: { isSuccess: isFilledList },
  readOrderSheets: { isSuccess: isFilledList },
  saveView: {},
  changeView: {},
  deleteView: {},
  createRefund: { isSuccess: isRead },
  retryRefund: { isSuccess: isRead },
  settleOutside: { isSuccess: isRead },
  sendMailAgain: {},
  setMailAside: {},
  releaseReview: { isSuccess: isRead },
  refuseReview: { isSuccess: isRead },
  replyToReview: { isSuccess: isRead },
  replyToMessage: {},
  previewReply: { isSuccess: isRead },
  recordAnswer: {},
  assignMessage: {},
  changeMessageState: {},
  searchCustomers: { isSuccess: isRead },
  exportCustomer: { isSuccess: isRead },
  eraseCustomer: { isSuccess: isRead },
  invite: {},
  withdrawInvitation: {},
  join: { isSuccess: isRead },
  changeRole: {},
  removeColleague: {},
  endSessions: {},
  resetFactor: {},
  sendCode: { isSuccess: isRead },
  beginFactor: { isSuccess: isRead },
  turnFactorOn: { isSuccess: isRead },
  renewRecoveryCodes: { isSuccess: isRead },
  turnFactorOff: {},
  previewRules: { isSuccess: isFilledList },
  saveRules: {},
  previewDay: { isSuccess: isFilledList },
  saveDay: {},
  saveService: {},
  beginPreview: {},
  beginOverlay: {},
  changeReleases: {},
  addCatalogueEntity: { isSuccess: isRead },
  changeCatalogueEntity: { isSuccess: isRead },
  copyCatalogueEntity: { isSuccess: isRead },
  discardCatalogueChange: {},
  reorderCatalogue: {},
  changeCatalogueVisibility: {},
  createCatalogueDraft: { isSuccess: isRead },
  renameCatalogueDraft: {},
  publishCatalogueDraft: {},
  scheduleCatalogueDraft: {},
  unscheduleCatalogueDraft: {},
  discardCatalogueDraft: {},
  previewCatalogueDraft: {},
  undoCataloguePublication: {},
  changePicture: {},
  endDraftPreview: {},
  saveDraft: { isSuccess: isRead },
  discardDraft: {},
  placeStaffOrder: { isSuccess: isRead },
  setDiscountLimit: {},
  sendPress: { isSuccess: isRead },
};

const sources = globSync('{shared,shell,*-mfe}/src/**/*.{ts,tsx}', {
  cwd: join(__dirname, '../../..'),
})
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => join(__dirname, '../../..', file))
  .filter((file) => /\.(query|mutation)[<(]/.test(readFileSync(file, 'utf8')));

/** Returns the number of endpoints that the files declare. */
function countDeclared(kind: 'query' | 'mutation'): number {
  const pattern = new RegExp(`build\\.${kind}[<(]`, 'g');
  return sources.flatMap((file) => readFileSync(file, 'utf8').match(pattern) ?? []).length;
}

type Initiate = { initiate(arg: unknown): never };

/** Returns the names of the endpoints with this hook. */
const endpointsWith = (hook: 'useMutation' | 'useQuery') =>
  Object.entries(serverApi.endpoints as Record<string, Initiate>)
    .filter(([, endpoint]) => hook in endpoint)
    .map(([name]) => name);

beforeAll(async () => {
  for (const file of sources) await import(file);
});

async function resultOf(name: string, response: { status?: number; raw: string }): Promise<Result> {
  fakeBackend(new Proxy({}, { get: () => response }));
  const { status = 200, raw } = response;
  // Mocks `fetch`, because previews call `edge` and not the backend.
  globalThis.fetch = () =>
    Promise.resolve({ ok: true, status, text: () => Promise.resolve(raw) } as Response);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { initiate } = (serverApi.endpoints as Record<string, Initiate>)[name] as Initiate;
  const { arg = { token: 'a token', orderno: 'SLR10001', service: 'gowns' } } = changes[name] ?? {};
  const store = createAppStore({
    extra: { apiHost: 'http://shop.test/api', features: FEATURES },
  });
  return store.dispatch(initiate(arg)) as Promise<Result>;
}

const withoutError = ({ error }: Result) => error === undefined;

test('the table lists every mutation of the shop', () => {
  const mutationNames = endpointsWith('useMutation');
  expect(mutationNames.sort()).toEqual(Object.keys(changes).sort());
  expect(mutationNames).toHaveLength(countDeclared('mutation'));
});

test('no two reads have the same name, because all remotes add theirs to one API', () => {
  expect(endpointsWith('useQuery')).toHaveLength(countDeclared('query'));
});

test('every read fails on text and HTML, and is never an empty list', async () => {
  const reads = endpointsWith('useQuery');
  expect(reads.length).toBeGreaterThan(30);
  const texts = Object.entries(unsuccessfulResponses).filter(([what]) => isText.test(what));
  for (const name of reads) {
    for (const [caseName, response] of texts) {
      const { error } = await resultOf(name, response);
      expect([name, caseName, error]).toEqual([name, caseName, expect.anything()]);
    }
  }
});

const isText = /HTML|plain text|a JSON string|number|true|truncated/;

describe.each(Object.entries(changes))('%s', (name, { canBeEmpty, isSuccess = withoutError }) => {
  test.each(Object.entries(unsuccessfulResponses))('fails on %s', async (_, response) => {
    expect(isSuccess(await resultOf(name, response))).toBe(false);
  });

  test.each(Object.entries(emptyResponses))(
    canBeEmpty ? 'succeeds on %s' : 'fails on %s',
    async (_, response) => {
      expect(isSuccess(await resultOf(name, response))).toBe(canBeEmpty ?? false);
    },
  );

  test.each(['{}', '[]'])(
    isSuccess === withoutError ? 'succeeds on %s' : 'needs more than %s',
    async (raw) => {
      expect(isSuccess(await resultOf(name, { raw }))).toBe(isSuccess === withoutError);
    },
  );
});
