import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { after } from 'node:test';

/** A mail server that accepts emails. Never confirms the emails to some recipients. */
export interface FakeSmtp {
  url: string;
  /** Received emails as 'recipient: subject', in the order of arrival. */
  received: string[];
  /** Recipients whose emails hang until the connection is closed. */
  silentFor: Set<string>;
  /** Connections whose email hangs now. */
  hanging: Set<Socket>;
}

export async function startFakeSmtp(): Promise<FakeSmtp> {
  const fake = {
    received: [] as string[],
    silentFor: new Set<string>(),
    hanging: new Set<Socket>(),
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      fake.hanging.delete(socket);
    });
    void serveConnection(socket, fake);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { url: `smtp://127.0.0.1:${address.port}`, ...fake };
}

async function serveConnection(socket: Socket, fake: Omit<FakeSmtp, 'url'>): Promise<void> {
  let recipient = '';
  let subject: string | null = null;
  let inMessage = false;
  const writeLine = (line: string) => socket.write(`${line}\r\n`);
  writeLine('220 ready');
  for await (const line of createInterface({ input: socket })) {
    if (inMessage) {
      subject ??= /^Subject: (.*)$/i.exec(line)?.[1] ?? null;
      if (line !== '.') continue;
      fake.received.push(`${recipient}: ${subject}`);
      inMessage = false;
      writeLine('250 taken');
    } else if (/^RCPT/i.test(line)) {
      recipient = /<(.*)>/.exec(line)?.[1] ?? '';
      if (fake.silentFor.has(recipient)) fake.hanging.add(socket);
      else writeLine('250 ok');
    } else if (/^DATA/i.test(line)) {
      [inMessage, subject] = [true, null];
      writeLine('354 go on');
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else writeLine('250 ok');
  }
}
