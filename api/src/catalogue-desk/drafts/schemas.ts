import { draftStates } from 'contract/staff/catalogue/draft';
import { changeStates } from 'contract/staff/catalogue/entity';
import { catalogueKindNames } from 'contract/staff/catalogue/kinds';
import { visibilities } from 'contract/staff/catalogue/visibility';
import { Type } from 'typebox';
import { MAX_ID } from 'contract/calls/wire';
import { NON_EMPTY_PATTERN } from 'contract/values/non-empty-pattern';
import { Id, reason, typedText } from '../../http/fields.ts';
import { defineDataResponse, defineResponses, errorFields } from '../../http/responses.ts';

const Kind = Type.Enum([...catalogueKindNames]);

export const KindParams = Type.Object({ kind: Kind });

export const EntityParams = Type.Object({ kind: Kind, id: Id });

export const IdParams = Type.Object({ id: Id });

/** Id of the draft to apply. Without it, routes return the published catalogue. */
const DraftId = Type.Optional(Id);

const size = Type.Integer({ minimum: 1, maximum: 200, default: 50 });

export const DraftQuery = Type.Object({ draft: DraftId });

export const ListQuery = Type.Object({
  draft: DraftId,
  search: Type.Optional(typedText('line', 'Search', 200)),
  visibility: Type.Optional(Type.Enum([...visibilities])),
  after: Type.Optional(
    Type.String({
      pattern: '^-?[0-9]{1,9}\\.[0-9]{1,9}$',
      description: '`next` of the page before.',
    }),
  ),
  size,
});

export const PublicationsQuery = Type.Object({
  after: Type.Optional(
    Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: '`next` of the page before.' }),
  ),
  size,
});

const Values = Type.Record(Type.String(), Type.Unknown(), {
  description: 'Field values by name. Prices are in pence.',
});

const key = Type.String({ title: 'Key', minLength: 8, maxLength: 100 });
const version = Type.Integer({ minimum: 0, maximum: MAX_ID });
const confirmed = Type.Boolean();
const ids = Type.Array(Id, { minItems: 1, maxItems: 5_000 });

/** The ids of all entities of a kind. One import may add 10,000, so the limit is high. */
const allIds = Type.Array(Id, { minItems: 1, maxItems: 20_000 });

const draftName = Type.String({
  'x-typed': 'line',
  title: 'Name',
  maxLength: 80,
  pattern: NON_EMPTY_PATTERN,
});

export const NewEntityBody = Type.Object({ draft: Id, values: Values, key });
export const EditEntityBody = Type.Object({ draft: Id, version, values: Values });
export const CopyBody = Type.Object({ draft: Id, key });
export const DiscardChangeBody = Type.Object({ draft: Id, version });
export const ReorderBody = Type.Object({ draft: Id, ids: allIds });
export const VisibilityBody = Type.Object({
  draft: Id,
  ids,
  visibility: Type.Enum([...visibilities]),
});
export const NewDraftBody = Type.Object({ name: draftName, key });
export const RenameBody = Type.Object({ name: draftName, version });
export const PublishBody = Type.Object({ version, confirmed });
export const ScheduleBody = Type.Object({
  version,
  confirmed,
  publishat: Type.String({ title: 'Time', maxLength: 40, description: 'ISO 8601.' }),
});
export const VersionBody = Type.Object({ version });
export const UndoBody = Type.Object({
  reason,
  last: Id,
});

const Row = Type.Object({
  id: Type.Integer(),
  values: Values,
  visibility: Type.Enum([...visibilities]),
  position: Type.Integer(),
  change: Type.Enum([...changeStates]),
});

export const RowsResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(Row),
  next: Type.String(),
});

export const EntityResponse = defineDataResponse(
  Type.Object({
    ...Row.properties,
    published: Type.Union([Values, Type.Null()]),
    version: Type.Integer(),
    by: Type.String(),
    at: Type.String(),
    elsewhere: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        fields: Type.Array(Type.String()),
      }),
    ),
  }),
);

const Draft = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  state: Type.Enum([...draftStates]),
  publishat: Type.String(),
  changes: Type.Integer(),
  version: Type.Integer(),
  by: Type.String(),
  at: Type.String(),
  failure: Type.String(),
});

export const DraftsResponse = defineDataResponse(Type.Array(Draft));

export const Difference = Type.Object({
  kind: Type.String(),
  id: Type.Integer(),
  title: Type.String(),
  isnew: Type.Boolean(),
  fields: Type.Array(
    Type.Object({
      field: Type.String(),
      label: Type.String(),
      before: Type.Unknown(),
      after: Type.Unknown(),
    }),
  ),
});

const Remark = Type.Object({
  kind: Type.String(),
  id: Type.Integer(),
  field: Type.String(),
  sentence: Type.String(),
});

export const DraftResponse = defineDataResponse(
  Type.Object({
    ...Draft.properties,
    differences: Type.Array(Difference),
    warnings: Type.Array(Remark),
    problems: Type.Array(Remark),
  }),
);

const publicationFields = {
  id: Type.Integer(),
  name: Type.String(),
  by: Type.String(),
  at: Type.String(),
  changes: Type.Integer(),
  undoes: Type.Union([Type.Integer(), Type.Null()]),
};

export const PublicationsResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Array(Type.Object(publicationFields)),
  next: Type.String(),
});

export const PublicationResponse = defineDataResponse(
  Type.Object({ ...publicationFields, differences: Type.Array(Difference) }),
);

const Conflict = Type.Object(
  {
    ...errorFields,
    current: Type.Optional(Type.Unknown({ description: 'The present entity or draft.' })),
    by: Type.Optional(Type.String()),
    at: Type.Optional(Type.String()),
    fields: Type.Optional(Type.Array(Type.String(), { description: 'Fields that both changed.' })),
    problems: Type.Optional(Type.Array(Remark)),
    warnings: Type.Optional(Type.Array(Remark)),
  },
  { description: 'A colleague was first, or something prevents the publication.' },
);

/** Responses of a change: the id of the entity or draft and its new version. */
export const changeResponses = {
  ...defineResponses(
    defineDataResponse(Type.Object({ id: Type.Integer(), version: Type.Integer() })),
  ),
  409: Conflict,
};
