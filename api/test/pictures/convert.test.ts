import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { convertPicture } from '../../src/pictures/serving/convert.ts';
import { chooseFormat } from '../../src/pictures/store/formats.ts';
import { createPicture } from '../../src/pictures/store/source-image.ts';

/** A picture with a thousand colours. A palette has fewer colours. */
const pixels = Buffer.concat(
  Array.from({ length: 96 }, (_, at) => createHash('sha256').update(String(at)).digest()),
);
const photograph = sharp(pixels, { raw: { width: 32, height: 32, channels: 3 } });
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32"/></svg>',
);

describe('a picture for a client that accepts no smaller format', () => {
  it('keeps every colour of a photograph in PNG', async () => {
    const body = await photograph.clone().png().toBuffer();
    const converted = await convertPicture(
      createPicture(body, 'image/png'),
      32,
      chooseFormat('*/*', 'image/png'),
    );
    assert.ok((await sharp(converted).raw().toBuffer()).equals(pixels));
  });

  it('stays a JPEG', async () => {
    const body = await photograph.clone().jpeg().toBuffer();
    const format = chooseFormat('*/*', 'image/jpeg');
    const converted = await convertPicture(createPicture(body, 'image/jpeg'), 32, format);
    assert.equal((await sharp(converted).metadata()).format, 'jpeg');
  });

  it('gets a palette if it is a drawing, which needs no more colours', async () => {
    const converted = await convertPicture(createPicture(drawing, 'image/svg+xml'), 32, 'png');
    assert.equal((await sharp(converted).metadata()).isPalette, true);
  });
});
