import { isIPv6 } from 'node:net';

/**
 * Where a request comes from, for limits: an address, or the network of 64 bits a household has of the new kind, in which
 * anybody can take as many addresses as they like.
 */
export const networkIn = ({ ip }: { readonly ip: string | undefined }): string =>
  // Whoever has hung up has no address any more.
  ip === undefined ? 'nowhere' : networkOf(ip);

export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  // An address of the old kind at the end takes the place of two groups.
  const given = left.length + right.length + (right.at(-1)?.includes('.') ? 1 : 0);
  const groups = tail === undefined ? left : [...left, ...Array<string>(8 - given).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
