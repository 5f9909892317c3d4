import { useEffect } from 'react';
import { serverApi } from 'shared/data';
import { shopperForgotten, useAppDispatch, useAppSelector, useAuth } from 'shared/core';

/**
 * Clears local storage and the store in memory once the order with this number was placed
 * (decision 7). Only the placement that is still kept says so: a reload or a later visit finds
 * none and clears nothing.
 */
export function useForgetShopper(orderno: string | null) {
  const placed = useAppSelector(({ placement }) => placement?.orderno ?? null);
  const { restored, session } = useAuth();
  const dispatch = useAppDispatch();
  const justPlaced = restored && orderno !== null && placed === orderno;

  useEffect(() => {
    if (!justPlaced) return;
    dispatch(shopperForgotten());
    dispatch(serverApi.util.invalidateTags(['Customer', 'Orders', 'SavedBasket', 'Staff']));
    session.signedOut();
  }, [justPlaced, dispatch, session]);
}
