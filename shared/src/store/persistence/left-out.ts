import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How many lines of the stored basket could not be read when it was read last; the shopper is told. */
export const linesLeftOutSlice = createSlice({
  name: 'linesLeftOut',
  initialState: 0,
  reducers: { linesLeftOut: (_, { payload }: PayloadAction<number>) => payload },
});

export const { linesLeftOut } = linesLeftOutSlice.actions;
