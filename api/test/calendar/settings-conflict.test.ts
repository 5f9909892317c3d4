import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addDays, toLondonDay } from '../../src/schedule/london-day.ts';
import { createPerson } from '../support/people.ts';
import { sendGet, sendPost } from '../support/shopping.ts';
import { createTestApp } from '../support/test-app.ts';

const { app, db } = await createTestApp();
const [ann, bob] = [await createPerson(db, 'staff'), await createPerson(db, 'staff')];
const readSettings = async () => (await sendGet(app, ann, '/staff/calendar')).json();

describe('two members of staff who save the same setting of the calendar', () => {
  it('learn of the rules that the other one saved meanwhile', async () => {
    const [rules] = (await readSettings()).trades;
    const url = '/staff/calendar/rules';
    assert.equal((await sendPost(app, ann, url, { ...rules, leaddays: 9 })).statusCode, 200);
    const late = await sendPost(app, bob, url, { ...rules, morning: 7 });
    const { code, current, by, at } = late.json();
    assert.deepEqual([late.statusCode, code, by], [409, 'changed_meanwhile', ann.email]);
    assert.deepEqual([current.leaddays, current.morning], [9, rules.morning]);
    assert.ok(Date.parse(at) > 0);
    assert.deepEqual((await readSettings()).trades[0].morning, rules.morning, 'nothing was saved');
    assert.equal((await sendPost(app, bob, url, { ...current, morning: 7 })).statusCode, 200);
  });

  it('save one new exception and learn of the other, also if both are sent at once', async () => {
    const day = addDays(toLondonDay(new Date()), 30);
    const closed = { trade: 'visit', day, closed: true, version: '' };
    const url = '/staff/calendar/days';
    const responses = await Promise.all(
      [ann, bob].map((who) => sendPost(app, who, url, { ...closed, note: who.email })),
    );
    const [refused, ...others] = responses.filter(({ statusCode }) => statusCode === 409);
    assert.equal(others.length, 0);
    const [saved] = (await readSettings()).days;
    assert.equal(refused?.json().current.note, saved.note);
    const opened = { ...saved, closed: false, note: '' };
    assert.equal((await sendPost(app, bob, url, opened)).statusCode, 200);
    assert.equal((await sendPost(app, ann, url, { ...saved, note: 'Again' })).statusCode, 409);
  });

  it('learn how a service is scheduled now', async () => {
    const [service] = (await readSettings()).services;
    const { serviceid, version } = service;
    const url = '/staff/calendar/services';
    const save = (who: typeof ann, scheduled: string) =>
      sendPost(app, who, url, { serviceid, version, scheduled });
    const other = service.scheduled === 'visit' ? 'move' : 'visit';
    assert.equal((await save(ann, other)).statusCode, 200);
    const late = await save(bob, 'none');
    assert.deepEqual([late.statusCode, late.json().current.scheduled], [409, other]);
  });
});
