/** Widths in px in which a picture may be asked for; any other would fill the disk at will. */
export const widths = [160, 320, 480, 640, 960, 1280, 1920] as const;
