import type { Job } from 'contract/work/job-fields';
import type { Crew, Person, Van } from 'contract/work/resources';
import type { Board } from '../board/board-api';

/** The day of the boards in tests. */
export const DAY = '2031-03-03';

export const crews: Crew[] = [
  {
    id: 1,
    version: 1,
    name: 'North crew',
    kinds: ['move'],
    startsat: 480,
    endsat: 1080,
    active: true,
  },
  {
    id: 2,
    version: 1,
    name: 'South crew',
    kinds: ['move', 'visit'],
    startsat: 480,
    endsat: 1080,
    active: true,
  },
];

export const vans: Van[] = [
  {
    id: 11,
    version: 1,
    name: 'Luton',
    registration: 'AB12 CDE',
    litres: 20_000,
    active: true,
    daysoff: [],
  },
  {
    id: 12,
    version: 1,
    name: 'Transit',
    registration: 'AB12 CDF',
    litres: 10_000,
    active: true,
    daysoff: [],
  },
];

export const people: Person[] = [
  {
    id: 21,
    version: 1,
    name: 'Ann',
    phone: '',
    crewid: 1,
    userid: null,
    active: true,
    absences: [{ id: 31, from: DAY, to: DAY, note: '' }],
  },
  {
    id: 22,
    version: 1,
    name: 'Ben',
    phone: '',
    crewid: 1,
    userid: null,
    active: true,
    absences: [],
  },
];

/** Returns a move in the morning without a crew. */
export const createJob = (changes: Partial<Job> = {}): Job => ({
  orderno: 'SLR10001',
  trade: 'move',
  day: DAY,
  half: 'morning',
  version: 0,
  title: 'Day of the move',
  customer: 'Ada Bee',
  phone: '07700900123',
  addresses: [
    { label: 'From', address: '1 Old Street', postcode: 'SE1 7PB', access: 'Floor 2, no lift' },
    { label: 'To', address: '2 New Street', postcode: 'E16 4AB', access: '' },
  ],
  lines: ['1 Van and crew'],
  minutes: 240,
  people: 2,
  litres: 8_000,
  sources: { minutes: 'default', people: 'default', litres: 'products' },
  crewid: null,
  vanid: null,
  startsat: null,
  state: 'planned',
  problems: [],
  reason: '',
  note: '',
  unconfirmed: false,
  onhold: false,
  movedfrom: '',
  ...changes,
});

export const createBoard = (jobs: Job[], changes: Partial<Board> = {}): Board => ({
  fingerprint: 'one',
  unchanged: false,
  days: [],
  jobs,
  crews,
  vans,
  people,
  ...changes,
});
