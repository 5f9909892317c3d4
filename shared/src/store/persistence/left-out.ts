import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Number of lines that the last read of the stored basket dropped as unreadable. The page shows a notice. */
export const linesLeftOutSlice = createSlice({
  name: 'linesLeftOut',
  initialState: 0,
  reducers: { linesLeftOut: (_, { payload }: PayloadAction<number>) => payload },
});

export const { linesLeftOut } = linesLeftOutSlice.actions;
