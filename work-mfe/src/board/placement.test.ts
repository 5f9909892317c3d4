import { createBoard, createJob, DAY, vans } from '../testing/board-data';
import { findShownHours, findStartAt, layOutJobs } from './day-layout';
import { proposePlacement } from './propose-placement';

const other = (changes: Parameters<typeof createJob>[0]) =>
  createJob({ orderno: 'SLR10002', ...changes });

describe('a proposed placement', () => {
  test('begins with the day of the crew and has the smallest van that takes the volume', () => {
    expect(proposePlacement(createJob(), 1, createBoard([]))).toEqual({
      crewid: 1,
      vanid: 12,
      startsat: 480,
    });
  });

  test('begins after the job before, in the van of the crew', () => {
    const board = createBoard([other({ crewid: 1, vanid: 11, startsat: 480, minutes: 90 })]);
    expect(proposePlacement(createJob(), 1, board)).toEqual({
      crewid: 1,
      vanid: 11,
      startsat: 570,
    });
  });

  test('is in the booked half', () => {
    const job = createJob({ half: 'afternoon', minutes: 120 });
    expect(proposePlacement(job, 1, createBoard([])).startsat).toBe(780);
  });

  test('has no van that is in use, has a day off or is too small', () => {
    const [luton, transit] = vans as [(typeof vans)[0], (typeof vans)[0]];
    const daysoff = [{ id: 1, from: DAY, to: DAY, note: '' }];
    const board = createBoard([other({ crewid: 2, vanid: 11, startsat: 480 })], {
      vans: [luton, { ...transit, daysoff }],
    });
    expect(proposePlacement(createJob(), 1, board).vanid).toBeNull();
    expect(proposePlacement(createJob({ litres: 30_000 }), 1, createBoard([])).vanid).toBeNull();
  });

  test('keeps a given start, as that of a dropped job', () => {
    expect(proposePlacement(createJob(), 1, createBoard([]), 615).startsat).toBe(615);
  });
});

describe('the hours of a day', () => {
  test('contain the days of the crews and all jobs', () => {
    const { crews } = createBoard([]);
    const lateJob = createJob({ crewid: 1, startsat: 17 * 60 + 30, minutes: 100 });
    expect(findShownHours(crews, [lateJob])).toEqual({ from: 480, to: 20 * 60 });
    expect(findShownHours([], [])).toEqual({ from: 480, to: 1080 });
  });

  test('end at midnight, even if a job does not', () => {
    expect(findShownHours([], [createJob({ startsat: 1380, minutes: 240 })]).to).toBe(1440);
  });

  test('are met in steps of a quarter', () => {
    const hours = { from: 480, to: 1080 };
    expect(findStartAt(0.5, hours)).toBe(780);
    expect(findStartAt(0.51, hours)).toBe(780);
    expect(findStartAt(-1, hours)).toBe(480);
    expect(findStartAt(2, hours)).toBe(1065);
  });
});

test('jobs at the same time have lanes side by side, others have the full width', () => {
  const jobs = [
    createJob({ orderno: 'A', startsat: 480, minutes: 120 }),
    createJob({ orderno: 'B', startsat: 540, minutes: 120 }),
    createJob({ orderno: 'C', startsat: 600, minutes: 30 }),
    createJob({ orderno: 'D', startsat: 700, minutes: 30 }),
  ];
  expect(layOutJobs(jobs).map(({ job, lane, lanes }) => [job.orderno, lane, lanes])).toEqual([
    ['A', 0, 2],
    ['B', 1, 2],
    ['C', 0, 2],
    ['D', 0, 1],
  ]);
});
