import { mkdirSync } from 'node:fs';
import { Machine } from './machine.ts';
import { runCommand } from './run-command.ts';

/** Address of this process on the network of the machines. */
const OWN_IP = '10.77.0.1';

/** First two bytes of the shoppers' addresses, which differ from those of the machines. */
const SHOPPER_NETWORK = '10.77.1';

/**
 * A network of machines. This process needs its own namespaces for network and mounts. Linux then
 * removes the network and the mounts when the process ends.
 */
export class Lan {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync('/run/netns', { recursive: true });
    runCommand('mount', '-t', 'tmpfs', 'tmpfs', '/run/netns');
    runCommand('ip', 'link', 'set', 'lo', 'up');
    runCommand('ip', 'link', 'add', 'lan', 'type', 'bridge');
    runCommand('ip', 'address', 'add', `${OWN_IP}/16`, 'dev', 'lan');
    runCommand('ip', 'link', 'set', 'lan', 'up');
  }

  addMachine(name: string, ip: string, diskMb: number): Machine {
    return new Machine(name, ip, this.#folder, diskMb);
  }

  /** Adds addresses for shoppers, at most 250, and returns the addresses. */
  addShopperIps(count: number): string[] {
    const ips = Array.from({ length: count }, (_, index) => `${SHOPPER_NETWORK}.${index + 1}`);
    for (const ip of ips) runCommand('ip', 'address', 'add', `${ip}/32`, 'dev', 'lan');
    return ips;
  }
}
