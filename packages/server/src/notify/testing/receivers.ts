import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Somebody's web server: keeps what it was sent and answers with the given status. */
export async function openReceiver(status: (call: number) => number = () => 200) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status(calls.length)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export interface ReceivedMail {
  readonly to: string[];
  readonly from: string;
  /** Headers and text as they were sent. */
  readonly source: string;
  readonly text: string;
  header(name: string): string | undefined;
}

/** A real mail server that keeps every mail, unless it is told to refuse. */
export async function openMailbox(refuse: (mail: number) => number | null = () => null) {
  const mails: ReceivedMail[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const code = refuse((count += 1));
        if (code !== null) return done(Object.assign(new Error('refused'), { responseCode: code }));
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        mails.push(
          read(
            Buffer.concat(parts).toString(),
            from,
            rcptTo.map(({ address }) => address),
          ),
        );
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function read(source: string, from: string, to: string[]): ReceivedMail {
  const [head, ...rest] = source.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const header = (name: string): string | undefined =>
    lines.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))?.slice(name.length + 2);
  const body = rest.join('\r\n\r\n');
  const encoding = header('Content-Transfer-Encoding');
  return { to, from, source, header, text: encoding === 'quoted-printable' ? unquoted(body) : decoded(body, encoding) };
}

const decoded = (body: string, encoding: string | undefined): string =>
  encoding === 'base64' ? Buffer.from(body, 'base64').toString() : body;

const unquoted = (body: string): string =>
  Buffer.from(
    body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();
