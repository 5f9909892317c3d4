import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { ImportResult } from 'contract/staff/catalogue/csv';
import { createPerson } from '../../support/people.ts';
import { sendGet, sendPost } from '../../support/shopping.ts';
import { openInSpreadsheet, saveInSpreadsheet } from '../../support/spreadsheet.ts';
import { createTestApp } from '../../support/test-app.ts';

const { app, db } = await createTestApp();
const ann = await createPerson(db, 'staff');

const addDraft = async () =>
  (
    await sendPost(app, ann, '/staff/catalogue/drafts', { name: 'January', key: randomUUID() })
  ).json<{
    data: { id: number };
  }>().data.id;

const exportCsv = async (format: string, draft?: number) =>
  (await sendGet(app, ann, `/staff/catalogue/${format}/export${draft ? `?draft=${draft}` : ''}`))
    .payload;

const send = (format: string, draft: number, payload: string | Buffer, dryrun = false) =>
  app.inject({
    method: 'POST',
    url: `/staff/catalogue/${format}/import?draft=${draft}&dryrun=${dryrun}`,
    headers: { ...ann.headers, 'content-type': 'text/csv' },
    payload,
  });

const importCsv = async (format: string, draft: number, file: string | Buffer, dryrun = false) =>
  (await send(format, draft, file, dryrun)).json<{ data: ImportResult }>().data;

const findErrors = async (format: string, file: string | Buffer) => {
  const { errors, differences } = await importCsv(format, await addDraft(), file);
  assert.deepEqual(differences, []);
  return errors;
};

const changesIn = async (draft: number) =>
  (await sendGet(app, ann, `/staff/catalogue/drafts/${draft}`)).json<{
    data: { changes: number };
  }>().data.changes;

describe('the catalogue as CSV', () => {
  for (const format of ['products', 'prices', 'addons']) {
    it(`changes nothing if the exported ${format} are imported again`, async () => {
      const draft = await addDraft();
      const { rows, differences, errors } = await importCsv(
        format,
        draft,
        await exportCsv(format, draft),
      );
      assert.deepEqual([rows > 5, differences, errors], [true, [], []]);
      assert.equal(await changesIn(draft), 0);
    });
  }

  it('changes nothing with texts that a spreadsheet takes for formulas, and line breaks', async () => {
    const draft = await addDraft();
    const texts = ["'=1+1", '=HYPERLINK("x")', '-5;"quoted"', '@a\n\nb', "''+2", 'a, b'];
    for (const [index, about] of texts.entries()) {
      const file = `Number,Explanation\n${index + 1},"${escapeCell(about)}"\n`;
      assert.deepEqual((await importCsv('addons', draft, file)).errors, []);
    }
    const exported = await exportCsv('addons', draft);
    assert.doesNotMatch(exported, /(^|,)"?[=@+]/m);
    const { differences, errors } = await importCsv('addons', draft, exported);
    assert.deepEqual([differences, errors], [[], []]);
    const { data } = (await sendGet(app, ann, `/staff/catalogue/addons/1?draft=${draft}`)).json<{
      data: { values: { about: string } };
    }>();
    assert.equal(data.values.about, '=1+1');
  });

  it('changes nothing if a spreadsheet saves what it read', async () => {
    const draft = await addDraft();
    const addons = `Number,Explanation\n1,"a;=2+2\n=3+3"\n2,007\n`;
    const products = `Number,What is included\n34,"Film\n=1+1\n'@a"\n`;
    assert.deepEqual((await importCsv('addons', draft, addons)).errors, []);
    assert.deepEqual((await importCsv('products', draft, products)).errors, []);
    for (const format of ['products', 'prices', 'addons']) {
      for (const delimiter of [',', ';', '\t']) {
        const rows = openInSpreadsheet(await exportCsv(format, draft));
        const {
          rows: readRows,
          differences,
          errors,
        } = await importCsv(format, draft, saveInSpreadsheet(rows, delimiter));
        assert.deepEqual([readRows, differences, errors], [rows.length - 1, [], []]);
      }
    }
    assert.deepEqual(
      openInSpreadsheet(await exportCsv('addons', draft))
        .slice(1, 3)
        .map((row) => row.at(-1)),
      ['a;=2+2\n=3+3', "'007"],
    );
  });

  it('shows in a dry run what would change, and stores nothing', async () => {
    const draft = await addDraft();
    const file = 'Number;Name;Price\n34;;"£1,250.00"\n35;;12,5\n'.replaceAll(';;', ';Tape;');
    const { differences } = await importCsv('prices', draft, file, true);
    assert.deepEqual(
      differences.map(({ id, fields }) => [
        id,
        fields.find(({ field }) => field === 'price')?.after,
      ]),
      [
        [34, 125_000],
        [35, 1_250],
      ],
    );
    assert.equal(await changesIn(draft), 0);
    await importCsv('prices', draft, file);
    assert.equal(await changesIn(draft), 2);
  });

  it('changes nothing if a service of exported products is archived', async () => {
    const draft = await addDraft();
    const archived = { draft, ids: [8], visibility: 'archived' };
    assert.equal(
      (await sendPost(app, ann, '/staff/catalogue/services/visibility', archived)).statusCode,
      200,
    );
    const { version } = (await sendGet(app, ann, `/staff/catalogue/drafts/${draft}`)).json<{
      data: { version: number };
    }>().data;
    const published = { version, confirmed: true };
    assert.equal(
      (await sendPost(app, ann, `/staff/catalogue/drafts/${draft}/publish`, published)).statusCode,
      200,
    );
    const next = await addDraft();
    const { differences, errors } = await importCsv('products', next, await exportCsv('products'));
    assert.deepEqual([differences, errors], [[], []]);
  });

  it('adds products of rows without a number', async () => {
    const draft = await addDraft();
    const file = [
      'Number,Name,Address,Service,Price,What is included',
      ',Tea Chest,tea-chest,packing materials,£4,"A chest\nA lid"',
    ].join('\n');
    const { differences, errors } = await importCsv('products', draft, file);
    assert.deepEqual([differences.length, errors], [1, []]);
    assert.equal(differences[0]?.isnew, true);
  });

  it('finds a service whose name is written with other accents, as a search does', async () => {
    const file = 'Number,Name,Address,Service,Price\n,Tea Box,tea-box,Päcking Matérials,£4\n';
    const { differences, errors } = await importCsv('products', await addDraft(), file, true);
    assert.deepEqual([differences.length, errors], [1, []]);
  });

  it('uses no numbers of products in a dry run', async () => {
    const draft = await addDraft();
    const file = [
      'Number,Name,Address,Service,Price',
      ',Tea Chest,tea-chest-a,packing materials,£4',
      ',Tea Chest,tea-chest-b,packing materials,£4',
    ].join('\n');
    const readIds = ({ differences }: ImportResult) => differences.map(({ id }) => id);
    const [first = 0, second] = readIds(await importCsv('products', draft, file));
    assert.equal(second, first + 1);
    const nextFile = file.replaceAll('tea-chest', 'chest');
    for (let time = 0; time < 3; time += 1) {
      const checked = readIds(await importCsv('products', draft, nextFile, true));
      assert.deepEqual(checked, [first + 2, first + 3]);
    }
    assert.deepEqual(readIds(await importCsv('products', draft, nextFile)), [first + 2, first + 3]);
  });

  it('says what is wrong with a price', async () => {
    const prices = ['-1', '12.345', '99999999999', 'free', '"12,5"'];
    const file = `Number,Price\n${prices.map((price, index) => `${34 + index},${price}`).join('\n')}`;
    const errors = await findErrors('prices', file);
    assert.deepEqual(
      errors.map(({ sentence }) => sentence),
      [
        'Price: it must not be negative.',
        'Price: it has more than two decimals.',
        'Price: it must be at most £100,000.00.',
        'Price: please write pounds and pence with a full stop, such as 12.50.',
        'Price: please write pounds and pence with a full stop, such as 12.50.',
      ],
    );
  });

  it('stores all rows or none, and names each bad cell by line and column', async () => {
    const draft = await addDraft();
    const file = [
      'Number,Name,Service,Price',
      '34,"Tape, two\nlines",4,12.00',
      '35,Wrap,No such service,5',
      '36,Box,4,"12,5"',
      '36,Box,4,12',
      '99999,Box,4,12',
      ',,,',
      '37,Cover,4,0',
    ].join('\r\n');
    const { errors } = await importCsv('products', draft, file);
    assert.deepEqual(
      errors.map(({ line, column }) => `${line} ${column}`),
      ['4 Service', '5 Price', '6 Number', '7 Number', '9 Price'],
    );
    assert.equal(await changesIn(draft), 0);
  });

  it('reads what spreadsheets write: other separators, UTF-16, and a line that names the separator', async () => {
    const text = 'Number\tName\tPrice\n34\tTäpe\t13\n';
    for (const file of [
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(`sep=;\r\n${text.replaceAll('\t', ';')}`),
      Buffer.from(`\uFEFF${text.replaceAll('\t', ',').replaceAll('\n', ',,\r\n')}`),
    ]) {
      const { differences, errors } = await importCsv('prices', await addDraft(), file);
      assert.deepEqual([differences.map(({ title }) => title), errors], [['Täpe'], []]);
    }
  });

  it('refuses unknown, doubled and missing columns, with the column', async () => {
    assert.deepEqual(
      (await findErrors('products', 'Name,Name,Colour\nx,y,z\n')).map(({ column }) => column),
      ['Name', 'Colour', 'Number'],
    );
  });

  it('refuses files that are no CSV, with a sentence that says the way out', async () => {
    const draft = await addDraft();
    for (const [file, sentence] of [
      [Buffer.from('PK\x03\x04…'), /workbook/],
      [Buffer.from('Number,Name\n34,T\xe4pe\n', 'latin1'), /UTF-8/],
      [Buffer.from('Number,Name\n34,"Tape\n'), /line 2.*quotation mark/],
      [Buffer.from(''), /empty/],
      [Buffer.from(`Number\n${'1\n'.repeat(10_001)}`), /10000 rows/],
    ] as const) {
      const response = await send('products', draft, file);
      assert.equal(response.statusCode, 400);
      assert.equal(response.json().field, 'file');
      assert.match(response.json().error, sentence);
    }
  });
});

const escapeCell = (text: string) => text.replaceAll('"', '""');
