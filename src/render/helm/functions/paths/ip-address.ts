/** The fault of an IPv4 address, or undefined. */
export function ipv4Fault(text: string): string | undefined {
  const groups = text.split('.');
  if (groups.length !== 4) return 'expected four decimals';
  for (const group of groups) {
    if (group.length > 1 && group.startsWith('0')) return 'leading zeros';
    if (!/^[-+]?\d+$/.test(group))
      return `strconv.Atoi: parsing ${JSON.stringify(group)}: invalid syntax`;
    if (Number(group) < 0 || Number(group) > 255) return 'decimal must be between 0 and 255';
  }
  return undefined;
}

/** Whether Go's netip reads a text as an IPv6 address. */
export function isIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  const all = groups.flat();
  const last = all.at(-1) ?? '';
  const hasIpv4 = last.includes('.');
  if (hasIpv4 && (ipv4Fault(last) !== undefined || text.endsWith('::'))) return false;
  const plain = hasIpv4 ? all.slice(0, -1) : all;
  if (!plain.every((group) => /^[0-9a-fA-F]{1,4}$/.test(group))) return false;
  const count = plain.length + (hasIpv4 ? 2 : 0);
  return halves.length === 2 ? count < 8 : count === 8;
}
