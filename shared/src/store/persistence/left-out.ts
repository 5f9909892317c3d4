import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Number of lines of the stored basket that the last read dropped as unreadable. The page shows a
 * notice.
 */
export const linesLeftOutSlice = createSlice({
  name: 'linesLeftOut',
  initialState: 0,
  reducers: { linesLeftOut: (_, { payload }: PayloadAction<number>) => payload },
});

export const { linesLeftOut } = linesLeftOutSlice.actions;
