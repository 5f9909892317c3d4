import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Pause between two decoded frames of the camera, in ms. */
const READ_PAUSE_MS = 250;

/** Longest side of a decoded frame, in px. A larger frame is decoded more slowly, but not more reliably. */
const MAX_FRAME_SIDE = 800;

/** The browser's Barcode Detection API, which TypeScript's DOM types lack. */
interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => CodeDetector;
  }
}

/**
 * Shows the camera in `video` and calls `onCode` with each read QR code. `failure` says why the
 * camera cannot be used, or is ''.
 */
export function useScanner(onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState('');
  const onRead = useEffectEvent(onCode);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    scan(video, onRead, signal).catch((cause: unknown) => {
      console.warn('The camera cannot be used.', cause);
      if (!signal.aborted)
        setFailure(
          'The camera cannot be used. Allow it in the settings of the browser, or type the number of the label.',
        );
    });
    return () => controller.abort();
  }, []);
  return { video, failure };
}

async function scan(
  ref: { current: HTMLVideoElement | null },
  onRead: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener('abort', stop);
  const video = ref.current;
  if (signal.aborted || video === null) {
    stop();
    return;
  }
  video.srcObject = stream;
  await video.play();
  const read = await createQrReader();
  let lastCode = '';
  while (!signal.aborted) {
    const code = await read(video);
    if (code !== null && code !== lastCode) {
      lastCode = code;
      onRead(code);
    }
    await new Promise((resolve) => setTimeout(resolve, READ_PAUSE_MS));
  }
}

type ReadQrCode = (video: HTMLVideoElement) => Promise<string | null>;

/** Returns a reader by the Barcode Detection API, or by a library in browsers without that API. */
async function createQrReader(): Promise<ReadQrCode> {
  if (window.BarcodeDetector !== undefined) {
    const detector = new window.BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { decodeQR } = await import(/* webpackChunkName: "qr-reader" */ 'qr/decode.js');
  const canvas = document.createElement('canvas');
  return (video) => Promise.resolve(readFrame(video, canvas, decodeQR));
}

function readFrame(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  decode: (picture: ImageData) => string,
): string | null {
  const scale = Math.min(1, MAX_FRAME_SIDE / Math.max(video.videoWidth, video.videoHeight, 1));
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null || canvas.width === 0) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    return decode(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    // The library throws for a frame without a code, as most frames are.
    return null;
  }
}
