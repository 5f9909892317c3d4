import { appendFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * A mail server that accepts every mail: `serve-mail.ts FILE HOST PORT`. Each line of the file is
 * the `Message-ID` and the recipient of an accepted mail.
 */
const [file = '', host = '', port = ''] = process.argv.slice(2);

createServer((socket) => {
  socket.on('error', () => socket.destroy());
  void receive(socket);
}).listen(Number(port), host);

async function receive(socket: Socket): Promise<void> {
  let recipient = '';
  let messageId = '';
  let isInMessage = false;
  // True until the value of the header `Message-ID` has been read. A long id is in the line after
  // the header's name.
  let isInId = false;
  const respond = (line: string) => socket.write(`${line}\r\n`);
  respond('220 ready');
  for await (const line of createInterface({ input: socket })) {
    if (isInMessage) {
      if (/^Message-ID:/i.test(line)) isInId = true;
      if (isInId) messageId ||= /<.*>/.exec(line)?.[0] ?? '';
      if (messageId) isInId = false;
      if (line !== '.') continue;
      appendFileSync(file, `${messageId} ${recipient}\n`);
      isInMessage = false;
      respond('250 accepted');
    } else if (/^RCPT/i.test(line)) {
      recipient = /<(.*)>/.exec(line)?.[1] ?? '';
      respond('250 ok');
    } else if (/^DATA/i.test(line)) {
      [isInMessage, messageId] = [true, ''];
      respond('354 go on');
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else respond('250 ok');
  }
}
