import { owner } from './colleagues.ts';
import { callBackend } from '../flows/shoppers.ts';

interface StoredRecord {
  id: number;
  name: string;
}

interface Resources {
  crews: StoredRecord[];
  people: StoredRecord[];
  vans: StoredRecord[];
}

/** Times of a crew's day, as minutes after midnight. */
const workingDay = { startsat: 480, endsat: 1080 };

/**
 * Adds a crew for moves with two people and a van, as the owner does. The first
 * person is absent on `absentOn`.
 */
export async function addCrew(
  shop: { url: string },
  name: string,
  { absentOn }: { absentOn?: string } = {},
): Promise<void> {
  const { refreshtoken: token } = await callBackend<{ refreshtoken: string }>(
    shop,
    'admin/userlogin',
    { body: owner },
  );
  const save = async (path: string, fields: object) => {
    const { data } = await callBackend<{ data: Resources }>(shop, `staff/work/${path}`, {
      token,
      body: { id: null, version: 0, active: true, ...fields },
    });
    return data;
  };
  const findId = (records: readonly StoredRecord[], recordName: string) =>
    records.find((record) => record.name === recordName)?.id ?? 0;

  const { crews } = await save('crews', { name, kinds: ['move'], ...workingDay });
  const crewid = findId(crews, name);
  await save('vans', { name: `Van of ${name}`, registration: '', litres: 20_000 });
  await save('people', { name: `Ann of ${name}`, phone: '', crewid, userid: null });
  const { people } = await save('people', {
    name: `Ben of ${name}`,
    phone: '',
    crewid,
    userid: null,
  });
  if (absentOn === undefined) return;
  await callBackend(shop, 'staff/work/absences', {
    token,
    body: {
      personid: findId(people, `Ann of ${name}`),
      from: absentOn,
      to: absentOn,
      note: 'Holiday',
    },
  });
}
