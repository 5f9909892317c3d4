import { type Picture, pictureSchema } from 'contract/staff/catalogue/picture';
import { readList } from 'shared/data';
import * as v from 'shared/schema';
import { catalogueApi } from './catalogue-api';

export interface PicturesRequest {
  /** Whether only unused pictures are listed. */
  unused: boolean;
  after: string | null;
}

const nextSchema = v.object({ next: v.nullish(v.union([v.string(), v.number()])) });

const PAGE_SIZE = 48;

const picturesApi = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    getPictures: build.query<{ rows: Picture[]; next: string | null }, PicturesRequest>({
      query: ({ unused, after }) => {
        const params = new URLSearchParams({ size: String(PAGE_SIZE) });
        if (unused) params.set('unused', 'true');
        if (after !== null) params.set('after', after);
        return { url: `staff/catalogue/pictures?${params.toString()}` };
      },
      transformResponse: (response) => {
        const { next } = v.parse(nextSchema, response);
        return { rows: readList(pictureSchema, response), next: next ? String(next) : null };
      },
      providesTags: ['Pictures'],
    }),
    changePicture: build.mutation<
      unknown,
      { file: string; alt: string; focusx: number; focusy: number }
    >({
      query: ({ file, ...body }) => ({
        url: `staff/catalogue/pictures/${encodeURIComponent(file)}`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Pictures'],
    }),
  }),
});

export const { useGetPicturesQuery, useChangePictureMutation } = picturesApi;
