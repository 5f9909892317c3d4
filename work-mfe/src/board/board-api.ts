import type { CallInput, CallResponse } from 'contract/calls/call';
import { buildRequest, readEndpoint, readResponse } from 'contract/calls/request';
import { type ActionPreview, previewResponse } from 'contract/order-actions/action-responses';
import { dayActions } from 'contract/order-actions/day-actions';
import * as boardCalls from 'contract/work/board';
import type { Job } from 'contract/work/job-fields';
import { isRequestError, serverApi } from 'shared/data';
import * as v from 'shared/schema';
import type { AppDispatch, RootState } from 'shared/store';
import { toJobKey } from './job-key';

/** First day and number of days of a board. */
export type BoardRange = Pick<CallInput<typeof boardCalls.loadBoard>, 'from' | 'days'>;

export type Board = boardCalls.Board;
export type Suggestions = CallResponse<typeof boardCalls.suggestJobs>['data'];
type Assignment = CallInput<typeof boardCalls.assignJob>;

const boardApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getBoard: build.query<Board, BoardRange>({
      queryFn: async (range, { getState }, _options, baseQuery) => {
        const known = findKnownBoard(getState() as RootState, range)?.fingerprint;
        const result = await baseQuery(buildRequest(boardCalls.loadBoard, { ...range, known }));
        if (result.error) return { error: result.error };
        const { data: board } = readResponse(boardCalls.loadBoard, result.data);
        // Reads the known board again, because a job may have been moved during the request.
        const knownBoard = findKnownBoard(getState() as RootState, range);
        return { data: board.unchanged && knownBoard ? knownBoard : board };
      },
      providesTags: ['Staff'],
    }),
    assignJob: build.mutation<Job, Assignment>({
      ...readEndpoint(boardCalls.assignJob),
      onQueryStarted: async (assignment, { dispatch, getState, queryFulfilled }) => {
        const takeBack = moveOnBoards(dispatch as AppDispatch, getState() as RootState, assignment);
        await queryFulfilled.catch(takeBack);
      },
      invalidatesTags: listChangedTags,
    }),
    changeJob: build.mutation<Job, CallInput<typeof boardCalls.changeJob>>({
      ...readEndpoint(boardCalls.changeJob),
      invalidatesTags: listChangedTags,
    }),
    /** Not kept, because the mails contain personal data. */
    previewJobDay: build.query<ActionPreview, BookedDay>({
      query: ({ orderno, ...body }) => ({
        url: `${getDayUrl(orderno)}/preview`,
        method: 'POST',
        body,
      }),
      transformResponse: (response: unknown) => v.parse(previewResponse, response).data,
      keepUnusedDataFor: 0,
    }),
    changeJobDay: build.mutation<unknown, BookedDay & { reason: string; override: boolean }>({
      query: ({ orderno, ...body }) => ({ url: getDayUrl(orderno), method: 'POST', body }),
      invalidatesTags: listChangedTags,
    }),
    /** Not kept, because the addresses of the photos end. */
    getJobRecord: build.query<boardCalls.JobRecord, CallInput<typeof boardCalls.getJobRecord>>({
      ...readEndpoint(boardCalls.getJobRecord),
      keepUnusedDataFor: 0,
    }),
    /** Never cached, because each job that is placed changes what is proposed. */
    suggestJobs: build.query<Suggestions, CallInput<typeof boardCalls.suggestJobs>>({
      ...readEndpoint(boardCalls.suggestJobs),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Order, kind, day and half of a booking. */
type BookedDay = Pick<Job, 'orderno' | 'trade' | 'half'> & { date: string };

const getDayUrl = (orderno: string): string =>
  dayActions.changeDay.path.replace('{orderno}', encodeURIComponent(orderno));

function findKnownBoard(state: RootState, range: BoardRange): Board | undefined {
  return boardApi.endpoints.getBoard.select(range)(state).data;
}

/** Shows a job at its new place at once. Returns a function that takes this back. */
function moveOnBoards(dispatch: AppDispatch, state: RootState, assignment: Assignment): () => void {
  const { crewid, vanid, startsat } = assignment;
  const patches = boardApi.util.selectCachedArgsForQuery(state, 'getBoard').map((range) =>
    dispatch(
      boardApi.util.updateQueryData('getBoard', range, ({ jobs }) => {
        const movedJob = jobs.find((job) => toJobKey(job) === toJobKey(assignment));
        if (movedJob) Object.assign(movedJob, { crewid, vanid, startsat, problems: [] });
      }),
    ),
  );
  return () => patches.forEach((patch) => patch.undo());
}

/** Refetches after a change, and after a conflict, which means that a colleague changed the job. */
function listChangedTags(_: unknown, error: unknown) {
  const isConflict = isRequestError(error) && error.status === 409;
  return error === undefined || isConflict ? (['Staff'] as const) : [];
}

export const {
  useGetBoardQuery,
  useGetJobRecordQuery,
  useAssignJobMutation,
  useChangeJobMutation,
  usePreviewJobDayQuery,
  useChangeJobDayMutation,
  useSuggestJobsQuery,
} = boardApi;
