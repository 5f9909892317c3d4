import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Number of lines of the stored basket that the last read dropped as unreadable. The page shows a
 * notice.
 */
export const droppedLineCountSlice = createSlice({
  name: 'droppedLineCount',
  initialState: 0,
  reducers: { droppedLinesCounted: (_, { payload }: PayloadAction<number>) => payload },
});

export const { droppedLinesCounted } = droppedLineCountSlice.actions;
