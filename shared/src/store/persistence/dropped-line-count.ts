import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Number of stored lines that could not be read. The page notifies the shopper of them. */
export const droppedLineCountSlice = createSlice({
  name: 'droppedLineCount',
  initialState: 0,
  reducers: { droppedLinesCounted: (_, { payload }: PayloadAction<number>) => payload },
});

export const { droppedLinesCounted } = droppedLineCountSlice.actions;
