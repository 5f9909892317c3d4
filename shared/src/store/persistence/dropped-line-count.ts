import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The page tells the shopper that lines could not be read. */
export const droppedLineCountSlice = createSlice({
  name: 'droppedLineCount',
  initialState: 0,
  reducers: { droppedLinesCounted: (_, { payload }: PayloadAction<number>) => payload },
});

export const { droppedLinesCounted } = droppedLineCountSlice.actions;
