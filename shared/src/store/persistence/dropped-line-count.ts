import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Number of stored lines that could not be read. The page reports the number to the shopper. */
export const droppedLineCountSlice = createSlice({
  name: 'droppedLineCount',
  initialState: 0,
  reducers: { droppedLinesCounted: (_, { payload }: PayloadAction<number>) => payload },
});

export const { droppedLinesCounted } = droppedLineCountSlice.actions;
