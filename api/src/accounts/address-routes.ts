import { Type } from 'typebox';
import { requireCustomer } from '../auth/guards.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { defineResponses, defineDataResponse, SuccessResponse } from '../http/responses.ts';
import { createLimitHook } from '../rate-limit/limit-calls.ts';
import { saveAddress, listAddresses, removeAddress } from './addresses.ts';
import {
  SaveAddressResponse,
  SaveAddressBody,
  SavedAddress,
  RemoveAddressBody,
} from './schemas.ts';

export const addressRoutes: ApiRoutes = async (app, context) => {
  const { db } = context;

  app.get(
    '/account/addresses',
    {
      preHandler: requireCustomer,
      schema: {
        summary: "The caller's saved addresses, the oldest first",
        response: defineResponses(defineDataResponse(Type.Array(SavedAddress))),
      },
    },
    async ({ user }) => {
      const savedAddresses = await listAddresses(db, user.id);
      const data = savedAddresses.map(
        ({ userid: _userid, createdAt: _createdAt, lastName, ...fields }) => ({
          ...fields,
          lastname: lastName,
        }),
      );
      return { status: true as const, data };
    },
  );

  app.post(
    '/account/addresses',
    {
      preHandler: [requireCustomer, createLimitHook(context, 'account')],
      schema: {
        summary: 'Saves an address, or changes the address with this id',
        body: SaveAddressBody,
        response: defineResponses(SaveAddressResponse),
      },
    },
    async ({ user, body: { id, lastname: lastName, ...fields } }) => ({
      status: true as const,
      id: await saveAddress(db, user.id, id, { ...fields, lastName }),
    }),
  );

  app.post(
    '/account/addresses/remove',
    {
      preHandler: [requireCustomer, createLimitHook(context, 'account')],
      schema: {
        summary: 'Deletes a saved address',
        body: RemoveAddressBody,
        response: defineResponses(SuccessResponse),
      },
    },
    async ({ user, body }) => {
      await removeAddress(db, user.id, body.id);
      return { status: true as const };
    },
  );
};
