import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Number of lines of the stored basket that could not be read and were dropped. The page tells the
 * shopper.
 */
export const droppedLineCountSlice = createSlice({
  name: 'droppedLineCount',
  initialState: 0,
  reducers: { droppedLinesCounted: (_, { payload }: PayloadAction<number>) => payload },
});

export const { droppedLinesCounted } = droppedLineCountSlice.actions;
