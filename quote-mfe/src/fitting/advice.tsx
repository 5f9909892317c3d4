import { useConfig } from 'shared/core';
import { Notice } from 'shared/ui';
import { cubicMetres } from '../inventory/counts';
import type { Fit } from './fit';
import styles from './fitting.module.css';

interface AdviceProps {
  fit: Fit;
  litres: number;
}

/** A sentence with the recommendation. Screen readers announce its changes. */
export function Advice({ fit, litres }: AdviceProps) {
  const { phone } = useConfig();
  return (
    <Notice
      className={styles.advice}
      kind={fit.kind === 'package' ? 'success' : 'info'}
      title={titleOf(fit)}
      live
    >
      {textOf(fit, cubicMetres(litres), phone)}
    </Notice>
  );
}

const titles = {
  'too-much': 'More than our packages take',
  'leaves-london': 'A move beyond London: ask us for a quote',
  'off-mainland': 'A move across the water: ask us for a quote',
  'no-packages': 'We quote for your move in person',
};

const titleOf = (fit: Fit) =>
  fit.kind === 'nothing'
    ? 'Count what moves, and see what takes it'
    : fit.kind === 'package'
      ? `${fit.found.name} fits`
      : titles[fit.why];

function textOf(fit: Fit, volume: string, phone: string): string {
  if (fit.kind === 'nothing') return 'Choose the size of your home, or count items above.';
  if (fit.kind === 'package')
    return `Your ${volume} go into its ${cubicMetres(fit.found.litres)}, at a fixed price within London.`;
  switch (fit.why) {
    case 'too-much':
      return `Your ${volume} need more than one of our packages. Send us the list and we plan it with you.`;
    case 'leaves-london':
      return 'Our packages are priced for London. With your list we price the distance too.';
    case 'off-mainland':
      return `Our packages stay on the mainland of England, Wales and Scotland. Ask us, or call ${phone}.`;
    case 'no-packages':
      return `No fixed-price move is listed just now. Send us your list, or call ${phone}.`;
  }
}
