/** Paths from the repository's folder of the test files that share this environment. */
declare const TEST_FILES: readonly string[];

for (const file of TEST_FILES)
  describe(file, () => {
    jest.requireActual(`../../../${file}`);
  });
