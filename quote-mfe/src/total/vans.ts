/** What a Luton van takes, in litres: the unit in which people think of a move. */
export const VAN_LITRES = 17_000;

/** How full each van is, from 0 to 1; one empty van where nothing is moved. */
export function vansOf(litres: number): number[] {
  const vans = Math.max(Math.ceil(litres / VAN_LITRES), 1);
  return Array.from({ length: vans }, (_, at) =>
    Math.min(Math.max(litres / VAN_LITRES - at, 0), 1),
  );
}

/** 'up to half a Luton van', 'about 1½ Luton vans'; '' of nothing. */
export function vanWords(litres: number): string {
  if (litres <= 0) return '';
  const halves = Math.max(Math.ceil((litres / VAN_LITRES) * 2), 1);
  if (halves === 1) return 'up to half a Luton van';
  const whole = Math.floor(halves / 2);
  const amount = `${whole}${halves % 2 ? '½' : ''}`;
  return halves === 2 ? 'about one Luton van' : `about ${amount} Luton vans`;
}
