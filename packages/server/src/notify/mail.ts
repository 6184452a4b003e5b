import { createTransport } from 'nodemailer';
import { PermanentFailure } from './deliveries.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly language: string;
  /** A link that ends the mails with one click, for the button mail programs show. */
  readonly unsubscribe: string | null;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

const TIME_OUT = 10_000;

export function openMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIME_OUT,
    greetingTimeout: TIME_OUT,
    socketTimeout: TIME_OUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, language, unsubscribe }) {
      const headers = {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': language,
        ...(unsubscribe !== null && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      };
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, headers });
      } catch (error) {
        const { responseCode = 0 } = error as { responseCode?: number };
        throw responseCode >= 500 ? new PermanentFailure(`smtp ${responseCode}`) : error;
      }
    },
    close: () => transport.close(),
  };
}
