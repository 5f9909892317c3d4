import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createWorkDesk } from '../support/work-desk.ts';

const desk = await createWorkDesk();
const { post, change, colleague, readResources, placeMove, assign } = desk;

describe('crews, people and vans', () => {
  it('are changed under their version, and one of two changes is refused', async () => {
    const crew = await desk.addCrew('East crew');
    const saved = await change('crews', { ...crew, name: 'Far east crew' });
    assert.ok(saved.crews.some(({ name, version }) => name === 'Far east crew' && version === 2));
    const refused = await post('crews', { ...crew, name: 'Near east crew' }, colleague);
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'changed_meanwhile']);
    assert.ok(
      refused.json().current.crews.some(({ name }: { name: string }) => name === 'Far east crew'),
    );
  });

  it('that have jobs stay as inactive, and others go', async () => {
    const crew = await desk.addCrew('Old crew');
    const van = await desk.addVan('Old van', 9_000);
    const order = await placeMove();
    const body = { crewid: crew.id, vanid: van.id, startsat: 480, reason: 'Not confirmed yet' };
    assert.equal((await assign(order, body)).statusCode, 200);
    const unused = await desk.addCrew('Unused crew');
    const person = await desk.addPerson('Unused person', unused.id);
    await change('crews/remove', { id: crew.id });
    await change('vans/remove', { id: van.id });
    const { crews, vans, people } = await change('crews/remove', { id: unused.id });
    assert.equal(crews.find(({ id }) => id === crew.id)?.active, false);
    assert.equal(vans.find(({ id }) => id === van.id)?.active, false);
    assert.ok(crews.every(({ id }) => id !== unused.id));
    assert.equal(people.find(({ id }) => id === person.id)?.crewid, null);
    assert.ok(
      (await change('people/remove', { id: person.id })).people.every(({ id }) => id !== person.id),
    );
    const job = await desk.readJob(order.orderno, order.day);
    assert.ok(job.problems.some(({ text }) => text === 'Old crew does not work any more.'));
    assert.ok(job.problems.some(({ text }) => text === 'Old van is not in use any more.'));
  });

  it('have days away, which end with their removal', async () => {
    const person = await desk.addPerson('Cat', null);
    const van = await desk.addVan('Box van', 12_000);
    const days = { from: '2100-01-01', to: '2100-01-05', note: 'Course' };
    await change('absences', { personid: person.id, ...days });
    const { people, vans } = await change('van-days-off', { vanid: van.id, ...days });
    const [absence] = people.find(({ id }) => id === person.id)?.absences ?? [];
    const [daysOff] = vans.find(({ id }) => id === van.id)?.daysoff ?? [];
    assert.deepEqual({ ...absence, id: 0 }, { id: 0, ...days });
    await change('absences/remove', { id: absence?.id });
    const after = await change('van-days-off/remove', { id: daysOff?.id });
    assert.deepEqual(after.people.find(({ id }) => id === person.id)?.absences, []);
    assert.deepEqual(after.vans.find(({ id }) => id === van.id)?.daysoff, []);
    assert.equal((await post('absences/remove', { id: absence?.id })).statusCode, 404);
  });

  it('are refused beside the field that is wrong', async () => {
    const crew = { id: null, version: 0, name: 'Crew', kinds: ['move'], active: true };
    const person = { id: null, version: 0, name: 'Dan', phone: '', active: true };
    const days = { from: '2100-01-05', to: '2100-01-01', note: '' };
    const { people } = await readResources();
    for (const [path, body, field] of [
      ['crews', { ...crew, startsat: 600, endsat: 600 }, 'endsat'],
      ['crews', { ...crew, name: ' ', startsat: 480, endsat: 600 }, 'name'],
      ['crews', { ...crew, kinds: [], startsat: 480, endsat: 600 }, 'kinds'],
      ['people', { ...person, crewid: 999_999, userid: null }, 'crewid'],
      ['people', { ...person, crewid: null, userid: colleague.id }, 'userid'],
      ['absences', { personid: people[0]?.id ?? 0, ...days }, 'to'],
    ] as const) {
      const response = await post(path, body);
      assert.deepEqual([path, response.statusCode, response.json().field], [path, 400, field]);
    }
  });
});
