import { serverApi } from 'shared/data';

/** POST admin/logout sends its argument as the body (specification, section 7). */
const logoutApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<unknown, object>({
      query: (body) => ({ url: 'admin/logout', method: 'POST', body, accepts: 'empty' }),
    }),
  }),
});

export const { useLogoutMutation } = logoutApi;
