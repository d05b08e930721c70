/** An IP address as Go's ParseIPSloppy reads it and net.IP writes it again. */
export interface IpAddress {
  readonly family: 'IPv4' | 'IPv6';
  readonly text: string;
}

const IPV4_IN_IPV6 = 0xffff;

/** Reads `010.1.2.3`, `FD00::6`, `::ffff:1.2.3.4` (an IPv4 address); undefined for anything else, zones included. */
export function parseIp(text: string): IpAddress | undefined {
  if (text.length > 64) return undefined;
  if (!text.includes(':')) {
    const bytes = parseIpv4(text);
    return bytes === undefined ? undefined : { family: 'IPv4', text: bytes.join('.') };
  }
  const groups = parseIpv6(text);
  if (groups === undefined) return undefined;
  const [a = 0, b = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === IPV4_IN_IPV6) {
    return { family: 'IPv4', text: [a >> 8, a & 255, b >> 8, b & 255].join('.') };
  }
  return { family: 'IPv6', text: formatIpv6(groups) };
}

function parseIpv4(text: string): readonly number[] | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^[0-9]{1,8}$/.test(part))) return undefined;
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : undefined;
}

function parseIpv6(text: string): readonly number[] | undefined {
  const [head = '', tail, ...more] = text.split('::');
  if (more.length > 0) return undefined;
  const left = parseGroups(head, tail === undefined);
  const right = parseGroups(tail ?? '', true);
  if (left === undefined || right === undefined) return undefined;
  const missing = 8 - left.length - right.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  return [...left, ...Array.from({ length: missing }, () => 0), ...right];
}

/** The groups of one side; only the last of the whole address may be dotted. */
function parseGroups(text: string, mayEndDotted: boolean): readonly number[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const groups: number[] = [];
  for (const [index, part] of parts.entries()) {
    if (/^[0-9a-fA-F]{1,4}$/.test(part)) groups.push(Number.parseInt(part, 16));
    else {
      const bytes = mayEndDotted && index === parts.length - 1 ? parseIpv4(part) : undefined;
      if (bytes === undefined) return undefined;
      const [a = 0, b = 0, c = 0, d = 0] = bytes;
      groups.push(a * 256 + b, c * 256 + d);
    }
  }
  return groups;
}

/** Lower case, no leading zeros, the first longest run of two or more zero groups as `::` (RFC 5952). */
function formatIpv6(groups: readonly number[]): string {
  const { start, length } = longestZeroRun(groups);
  if (length < 2) return writeGroups(groups);
  return `${writeGroups(groups.slice(0, start))}::${writeGroups(groups.slice(start + length))}`;
}

function writeGroups(groups: readonly number[]): string {
  return groups.map((group) => group.toString(16)).join(':');
}

function longestZeroRun(groups: readonly number[]): {
  readonly start: number;
  readonly length: number;
} {
  let best = { start: 0, length: 0 };
  let start = 0;
  groups.forEach((group, index) => {
    if (group !== 0) start = index + 1;
    else if (index + 1 - start > best.length) best = { start, length: index + 1 - start };
  });
  return best;
}
