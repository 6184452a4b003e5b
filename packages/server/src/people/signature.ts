import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature is for. One made for one thing is worth nothing for another. */
export type Purpose = 'session' | 'confirm' | 'unsubscribe';

/** Proves that this server wrote the text. */
export function sign(secret: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

export function isSigned(secret: string, purpose: Purpose, text: string, given: string): boolean {
  const [expected, guess] = [Buffer.from(sign(secret, purpose, text)), Buffer.from(given)];
  // Takes as long for texts that differ early as for those that differ late. How long a signature is nobody has to guess.
  return expected.length === guess.length && timingSafeEqual(expected, guess);
}
