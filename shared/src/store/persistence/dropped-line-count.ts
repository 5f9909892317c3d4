import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Number of stored basket lines that could not be read and were dropped. A toast tells the shopper
 * this number.
 */
export const droppedLineCountSlice = createSlice({
  name: 'droppedLineCount',
  initialState: 0,
  reducers: { droppedLinesCounted: (_, { payload }: PayloadAction<number>) => payload },
});

export const { droppedLinesCounted } = droppedLineCountSlice.actions;
