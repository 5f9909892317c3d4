/** Work of products by their ids. A product without an entry needs the default of its kind of work. */
export const productWork: Record<
  number,
  { jobMinutes: number; jobPeople: number; jobLitres: number }
> = {
  50: { jobMinutes: 240, jobPeople: 2, jobLitres: 0 },
  51: { jobMinutes: 480, jobPeople: 2, jobLitres: 17_000 },
  52: { jobMinutes: 540, jobPeople: 3, jobLitres: 30_000 },
  53: { jobMinutes: 600, jobPeople: 4, jobLitres: 55_000 },
};
