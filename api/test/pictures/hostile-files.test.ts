import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { UPLOAD_LIMIT } from 'server/body-limit';
import { createPictureDesk } from '../support/picture-desk.ts';
import {
  createAnimatedPng,
  createAnimation,
  createAvifSequence,
  createHeicStart,
  createJpeg,
  createPhotograph,
  createPlainPng,
  changePngSize,
} from '../support/picture-files.ts';
import { createTestApp } from '../support/test-app.ts';

const shop = await createTestApp();
const desk = await createPictureDesk(shop);
const photo = await createJpeg('hostile');
const png = await createPhotograph('hostile').png().toBuffer();
const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** Returns the first half of a file. */
function cutOff(body: Buffer): Buffer {
  return body.subarray(0, Math.floor(body.length / 2));
}

const refused: Record<string, [body: Buffer, sentence: RegExp]> = {
  'an empty file': [Buffer.alloc(0), /empty/],
  'a text with the name of a picture': [
    Buffer.from('This is no picture. '.repeat(50)),
    /JPEG, PNG/,
  ],
  'a page': [Buffer.from('<!doctype html><script>alert(1)</script>'), /JPEG, PNG/],
  'a drawing with a script': [Buffer.from(`<?xml version="1.0"?>\n${script}`), /SVG/],
  'a photo in HEIC': [createHeicStart(), /HEIC/],
  'a cut-off JPEG': [cutOff(photo), /damaged/],
  'a cut-off PNG': [cutOff(png), /damaged/],
  'a cut-off WebP': [cutOff(await createPhotograph('hostile').webp().toBuffer()), /damaged/],
  'a cut-off AVIF': [cutOff(await createPhotograph('hostile').avif().toBuffer()), /damaged/],
  'a cut-off GIF': [cutOff(await createPhotograph('hostile').gif().toBuffer()), /damaged/],
  'the first bytes of a JPEG': [photo.subarray(0, 12), /damaged/],
  'a PNG of 0 × 0 px': [changePngSize(png, 0, 0), /damaged/],
  'a PNG whose size is a lie': [changePngSize(png, 40_000, 40_000), /megapixels/],
  'a small file of 60 megapixels': [await createPlainPng(10_000, 6_000), /megapixels/],
  'an animated GIF': [await createAnimation('gif'), /still/],
  'an animated WebP': [await createAnimation('webp'), /still/],
  'an animated PNG': [createAnimatedPng(png), /still/],
  'an animated AVIF': [await createAvifSequence(), /still/],
};

describe('a file that is no usable picture', () => {
  for (const [name, [body, sentence]] of Object.entries(refused)) {
    it(`is refused at its field: ${name}`, async () => {
      const response = await desk.upload(body);
      assert.equal(response.statusCode, 400, response.body);
      const { error, field } = response.json();
      assert.equal(field, 'picture');
      assert.match(error, /^Picture: .*\.$/);
      assert.match(error, sentence);
    });
  }

  it('is refused at its field if it has too many bytes, with or without a size', async () => {
    const large = Buffer.alloc(UPLOAD_LIMIT + 1, photo);
    for (const size of [{}, { 'content-length': '9999999999' }]) {
      const response = await shop.app.inject({
        method: 'POST',
        url: '/staff/catalogue/pictures',
        headers: { ...desk.headers, 'content-type': 'image/jpeg', ...size },
        payload: large,
      });
      assert.equal(response.statusCode, 413);
      assert.match(response.json().error, /20 MB/);
      assert.equal(response.json().field, 'picture');
    }
  });

  it('leaves nothing in the library', async () => {
    assert.deepEqual((await desk.list('unused=true')).data, []);
  });
});

/** Uploads a file and returns the stored picture with its pixels. */
async function clean(body: Buffer) {
  const picture = await desk.add(body);
  const { rawPayload } = await shop.app.inject(`/images/${picture.file}`);
  const image = sharp(rawPayload);
  return {
    picture,
    body: rawPayload,
    metadata: await image.metadata(),
    stats: await image.stats(),
  };
}

describe('a picture with more than pixels', () => {
  it('loses the place where it was taken, and everything else about it', async () => {
    const gps = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' };
    const taken = createPhotograph('gps')
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: gps })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretPlace</x:xmpmeta>')
      .withIccProfile('p3');
    const { body, metadata } = await clean(await taken.jpeg().toBuffer());
    assert.equal(metadata.exif, undefined);
    assert.equal(metadata.xmp, undefined);
    assert.equal(metadata.icc, undefined);
    assert.ok(!body.includes('Secret'));
  });

  it('is turned upright', async () => {
    const lying = createPhotograph('lying', 60, 40).withMetadata({ orientation: 6 });
    const { picture, metadata } = await clean(await lying.jpeg().toBuffer());
    assert.deepEqual([picture.width, picture.height], [40, 60]);
    assert.deepEqual([metadata.width, metadata.height, metadata.orientation], [40, 60, undefined]);
  });

  for (const [name, space, format] of [
    ['CMYK', 'cmyk', 'jpeg'],
    ['16 bits', 'rgb16', 'png'],
  ] as const) {
    it(`is stored in sRGB with 8 bits: ${name}`, async () => {
      const source = await createPhotograph(name).toColourspace(space).toFormat(format).toBuffer();
      const { metadata } = await clean(source);
      assert.deepEqual([metadata.space, metadata.depth], ['srgb', 'uchar']);
    });
  }

  it('loses what another format hides behind its end', async () => {
    const hidden = Buffer.from(`PK\u0003\u0004 ${script}`);
    const { body } = await clean(Buffer.concat([await createJpeg('polyglot'), hidden]));
    assert.ok(!body.includes('alert') && !body.includes('PK\u0003\u0004'));
    const commented = Buffer.from(await createJpeg('comment'));
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0, script.length + 2]),
      Buffer.from(script),
    ]);
    const polyglot = Buffer.concat([commented.subarray(0, 2), comment, commented.subarray(2)]);
    const cleaned = await clean(polyglot);
    assert.ok(!cleaned.body.includes('alert'));
  });

  it('is at most 2,400 px wide', async () => {
    const { picture } = await clean(await createPlainPng(5_000, 1_000));
    assert.deepEqual([picture.width, picture.height], [2_400, 480]);
  });
});

describe('the other formats', () => {
  for (const format of ['png', 'webp', 'avif', 'gif'] as const) {
    it(`are read: ${format}`, async () => {
      const { picture } = await clean(await createPhotograph(format).toFormat(format).toBuffer());
      assert.match(picture.file, /\.jpg$/);
    });
  }

  it('keep transparency', async () => {
    const glass = createPhotograph('glass').ensureAlpha(0.5).png();
    const { picture, stats } = await clean(await glass.toBuffer());
    assert.match(picture.file, /\.webp$/);
    assert.equal(stats.isOpaque, false);
  });
});
