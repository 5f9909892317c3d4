import { describeBackendCalls, type Row } from '../../testing/compare-with-backend.ts';
import * as draft from './draft.ts';
import * as entity from './entity.ts';
import { importResultSchema } from './import.ts';
import { changePictureRequest, pictureSchema } from './picture.ts';

const records: Row[] = [
  ['GET staff/catalogue/{kind}', entity.catalogueRowSchema],
  ['GET staff/catalogue/{kind}/{id}', entity.catalogueEntitySchema],
  ['POST staff/catalogue/{kind}', entity.changedEntitySchema],
  ['POST staff/catalogue/{kind}/{id}', entity.changedEntitySchema],
  ['POST staff/catalogue/{kind}/{id}/copy', entity.changedEntitySchema],
  ['POST staff/catalogue/{kind}/{id}/discard', entity.changedEntitySchema],
  ['GET staff/catalogue/drafts', draft.draftSchema],
  ['POST staff/catalogue/drafts', draft.changedDraftSchema],
  ['GET staff/catalogue/drafts/{id}', draft.draftDetailsSchema],
  ['POST staff/catalogue/drafts/{id}/publish', draft.changedDraftSchema],
  ['GET staff/catalogue/publications', draft.publicationSchema],
  ['GET staff/catalogue/publications/{id}', draft.publicationDetailsSchema],
  ['GET staff/catalogue/pictures', pictureSchema],
  ['POST staff/catalogue/{format}/import', importResultSchema],
];

const responses: Row[] = [['GET staff/catalogue/{kind}', entity.nextCatalogueRowsSchema]];

const requests: Row[] = [
  ['POST staff/catalogue/{kind}', entity.newEntityRequest],
  ['POST staff/catalogue/{kind}/{id}', entity.changeEntityRequest],
  ['POST staff/catalogue/{kind}/{id}/copy', entity.copyEntityRequest],
  ['POST staff/catalogue/{kind}/{id}/discard', entity.discardChangeRequest],
  ['POST staff/catalogue/{kind}/order', entity.reorderRequest],
  ['POST staff/catalogue/{kind}/visibility', entity.visibilityRequest],
  ['POST staff/catalogue/drafts', draft.newDraftRequest],
  ['POST staff/catalogue/drafts/{id}/rename', draft.renameDraftRequest],
  ['POST staff/catalogue/drafts/{id}/publish', draft.publishDraftRequest],
  ['POST staff/catalogue/drafts/{id}/schedule', draft.scheduleDraftRequest],
  ['POST staff/catalogue/drafts/{id}/unschedule', draft.draftVersionRequest],
  ['POST staff/catalogue/drafts/{id}/discard', draft.draftVersionRequest],
  ['POST staff/catalogue/publications/{id}/undo', draft.undoPublicationRequest],
  ['POST staff/catalogue/pictures/{file}', changePictureRequest],
];

describe('calls of the catalogue desk', () =>
  describeBackendCalls({ records, responses, requests }));
