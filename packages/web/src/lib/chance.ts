/** Randomness of this browser, in hex. `randomUUID` is missing where a page is served without encryption. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
