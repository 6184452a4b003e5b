import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature is for. One made for one thing is worth nothing for another. */
export type Purpose = 'session' | 'confirm' | 'unsubscribe';

/** Proves that this server wrote the text. */
export function sign(secret: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

export function isSigned(secret: string, purpose: Purpose, text: string, given: string): boolean {
  return sameText(sign(secret, purpose, text), given);
}

/** Takes as long for texts that differ early as for those that differ late. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
