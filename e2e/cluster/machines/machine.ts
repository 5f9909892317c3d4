import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

/** A network namespace with one address, which stands for a machine. */
export class Machine {
  readonly name: string;
  readonly ip: string;
  /**
   * Folder with this machine's data. It is a file system of limited size in memory, which stands
   * for a disk.
   */
  readonly disk: string;

  constructor(name: string, ip: string, folder: string, diskMb: number) {
    this.name = name;
    this.ip = ip;
    this.disk = join(folder, name);
    mkdirSync(this.disk);
    runCommand('mount', '-t', 'tmpfs', '-o', `size=${diskMb}m,mode=755`, 'tmpfs', this.disk);
    const cable = `to-${name}`;
    runCommand('ip', 'netns', 'add', name);
    runCommand('ip', 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    runCommand('ip', 'link', 'set', cable, 'master', 'lan', 'up');
    this.#inside('ip', 'address', 'add', `${ip}/16`, 'dev', 'eth0');
    this.#inside('ip', 'link', 'set', 'eth0', 'up');
    this.#inside('ip', 'link', 'set', 'lo', 'up');
  }

  #inside(...command: string[]): string {
    return runCommand('nsenter', ...this.enter(), ...command);
  }

  /** Arguments of `nsenter` for a command on this machine. */
  enter(): string[] {
    return [`--net=/run/netns/${this.name}`];
  }

  listPids(): number[] {
    return runCommand('ip', 'netns', 'pids', this.name).split('\n').filter(Boolean).map(Number);
  }

  /** Drops every packet from and to this machine. Open connections stay open. */
  cutOff(): void {
    this.#inside('iptables', '-w', '-I', 'INPUT', '-i', 'eth0', '-j', 'DROP');
    this.#inside('iptables', '-w', '-I', 'OUTPUT', '-o', 'eth0', '-j', 'DROP');
  }

  rejoin(): void {
    this.#inside('iptables', '-w', '-F');
  }
}
