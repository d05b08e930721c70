/** Addresses, names and URLs as Helm's validator takes them. Each test gives the fault, or undefined. */

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

export function ipv6Fault(text: string): string | undefined {
  if (!text.includes(':')) return 'missing colon';
  if (text.includes('%')) return 'zone id is not a part of ipv6 address';
  return isIpv6(text) ? undefined : `ParseAddr(${JSON.stringify(text)}): unable to parse IP`;
}

function isIpv6(text: string): boolean {
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

export function hostnameFault(text: string): string | undefined {
  const name = text.endsWith('.') ? text.slice(0, -1) : text;
  if (Buffer.byteLength(name) > 253) return 'more than 253 characters long';
  for (const label of name.split('.')) {
    if (label.length < 1 || label.length > 63) return 'label must be 1 to 63 characters long';
    if (label.startsWith('-')) return 'label starts with hyphen';
    if (label.endsWith('-')) return 'label ends with hyphen';
    if (!/^[a-zA-Z0-9-]*$/.test(label)) return 'invalid character';
  }
  return undefined;
}

export function emailFault(text: string): string | undefined {
  if (text.length > 254) return 'more than 255 characters long';
  const at = text.lastIndexOf('@');
  if (at === -1) return 'missing @';
  const local = text.slice(0, at);
  if (local.length > 64) return 'local part more than 64 characters long';
  return localFault(local) ?? domainFault(text.slice(at + 1));
}

function localFault(local: string): string | undefined {
  if (local.length > 1 && local.startsWith('"') && local.endsWith('"')) {
    return /[\\"]/.test(local.slice(1, -1))
      ? 'backslash and quote are not allowed within quoted local part'
      : undefined;
  }
  if (local.startsWith('.')) return 'starts with dot';
  if (local.endsWith('.')) return 'ends with dot';
  if (local.includes('..')) return 'consecutive dots';
  return /^[a-zA-Z0-9.!#$%&'*+\-/=?^_`{|}~]*$/.test(local) ? undefined : 'invalid character';
}

function domainFault(domain: string): string | undefined {
  if (!domain.startsWith('[') || !domain.endsWith(']')) {
    const fault = hostnameFault(domain);
    return fault && `invalid domain: ${fault}`;
  }
  const address = domain.slice(1, -1);
  const isSixth = address.startsWith('IPv6:');
  const fault = isSixth ? ipv6Fault(address.slice('IPv6:'.length)) : ipv4Fault(address);
  return fault && `invalid ${isSixth ? 'ipv6' : 'ipv4'} address: ${fault}`;
}

const SCHEME = /^[a-zA-Z][a-zA-Z0-9+.-]*:/;

export function uriFault(text: string): string | undefined {
  return urlFault(text) ?? (SCHEME.test(text) ? undefined : 'relative url');
}

export function uriReferenceFault(text: string): string | undefined {
  return text.includes('\\') ? String.raw`contains \ ` : urlFault(text);
}

export function uriTemplateFault(text: string): string | undefined {
  const fault = urlFault(text);
  if (fault !== undefined) return fault;
  const [path = ''] = text.split(/[?#]/, 1);
  for (const part of path.split('/')) {
    const braces = part.replaceAll(/[^{}]/g, '').replaceAll('{}', '');
    if (braces === '{') return 'no matching closing brace';
    if (braces !== '') return 'nested curly braces';
  }
  return undefined;
}

/** The error of Go's url.Parse. */
function urlFault(text: string): string | undefined {
  const fault = partsFault(text);
  return fault && `parse ${JSON.stringify(text)}: ${fault}`;
}

function partsFault(text: string): string | undefined {
  if (/[\u0000-\u001f\u007f]/.test(text)) return 'net/url: invalid control character in URL';
  if (text.startsWith(':')) return 'missing protocol scheme';
  const [before = ''] = text.split('#', 1);
  const scheme = SCHEME.exec(before)?.[0] ?? '';
  const rest = before.slice(scheme.length);
  const [path = ''] = rest.split('?', 1);
  if (scheme === '' && /^[^/]*:/.test(path))
    return 'first path segment in URL cannot contain colon';
  // Behind a scheme without a slash everything is opaque.
  if (scheme !== '' && !rest.startsWith('/')) return undefined;
  const badEscape = /%(?![0-9a-fA-F]{2}).{0,2}/.exec(`${path}${text.slice(before.length)}`);
  if (badEscape !== null) return `invalid URL escape ${JSON.stringify(badEscape[0])}`;
  return path.startsWith('//') ? hostFault(path.slice(2)) : undefined;
}

const USER = /^[-a-zA-Z0-9._:~!$&'()*+,;=%@]*$/;

function hostFault(rest: string): string | undefined {
  const [authority = ''] = rest.split('/', 1);
  const at = authority.lastIndexOf('@');
  if (at !== -1 && !USER.test(authority.slice(0, at))) return 'net/url: invalid userinfo';
  const host = authority.slice(at + 1);
  const bracketed = /^\[(.*)\](?::(\d*))?$/.exec(host);
  if (bracketed !== null) return ipv6Fault(bracketed[1] ?? '');
  if (host.includes('[')) return "missing ']' in host";
  const bad = /[ "<>\\^`{|}]/.exec(host);
  if (bad !== null) return `invalid character ${JSON.stringify(bad[0])} in host name`;
  const port = /:([^:]*)$/.exec(host)?.[1];
  return port === undefined || /^\d*$/.test(port)
    ? undefined
    : `invalid port ${JSON.stringify(`:${port}`)} after host`;
}
