import { buildRequest, readResponse } from 'contract/calls/request';
import { fieldTypes } from 'contract/catalog/field';
import { type CatalogueKind, getCatalogueKinds } from 'contract/staff/catalogue/kinds';
import { serverApi } from 'shared/data';

const kindsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getCatalogueKinds: build.query<readonly CatalogueKind[], void>({
      query: (input) => buildRequest(getCatalogueKinds, input),
      transformResponse: (response) =>
        readResponse(getCatalogueKinds, response).data.map(leaveOutUnknownFields),
    }),
  }),
});

export const { useGetCatalogueKindsQuery } = kindsApi;

/** Leaves out fields of types that only a later desk can edit. Their values stay as they are. */
const leaveOutUnknownFields = (kind: CatalogueKind): CatalogueKind => ({
  ...kind,
  fields: kind.fields.filter(({ type }) => fieldTypes.includes(type)),
});

/** Returns the kind with this name. Undefined for an unknown name, and until the kinds are loaded. */
export function useCatalogueKind(name: string | undefined): CatalogueKind | undefined {
  const { data: kinds = [] } = useGetCatalogueKindsQuery();
  return kinds.find((kind) => kind.name === name);
}
