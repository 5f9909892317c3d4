import { shrinkPhoto } from './shrink-photo';

const file = new File(['a photo'], 'hall.jpg', { type: 'image/jpeg' });

/** Makes the browser read a picture of this size, and records the sizes that are drawn. */
function fakePicture(width: number, height: number): string[] {
  const drawnSizes: string[] = [];
  const context = {
    fillRect: () => undefined,
    drawImage: (_: unknown, _x: number, _y: number, ...size: number[]) =>
      drawnSizes.push(size.join('x')),
  };
  globalThis.createImageBitmap = () =>
    Promise.resolve({ width, height, close: () => undefined } as ImageBitmap);
  const canvas = HTMLCanvasElement.prototype;
  jest.spyOn(canvas, 'getContext').mockReturnValue(context as never);
  jest.spyOn(canvas, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AA');
  jest
    .spyOn(canvas, 'toBlob')
    .mockImplementation((callback, type) => callback(new Blob(['small'], { type: type ?? '' })));
  return drawnSizes;
}

afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

describe('a photo before its upload', () => {
  it('is shrunk to a JPEG with a preview', async () => {
    const drawnSizes = fakePicture(4000, 3000);
    const { content, preview } = await shrinkPhoto(file);
    expect(drawnSizes).toEqual(['240x180', '1800x1350']);
    expect(content.type).toBe('image/jpeg');
    expect(content.size).toBe(5);
    expect(preview).toBe('data:image/jpeg;base64,AA');
  });

  it('is not enlarged', async () => {
    const drawnSizes = fakePicture(200, 100);
    await shrinkPhoto(file);
    expect(drawnSizes).toEqual(['200x100', '200x100']);
  });

  it('is sent as it is if the browser cannot read it', async () => {
    globalThis.createImageBitmap = () => Promise.reject(new Error('unknown format'));
    expect(await shrinkPhoto(file)).toEqual({ content: file, preview: '' });
  });
});
