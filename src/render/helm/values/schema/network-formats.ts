import { ipv4Fault, isIpv6 } from '../../functions/paths/ip-address.ts';
import { parseUrl } from '../../functions/paths/parse-url.ts';

/** Addresses, names and URLs as Helm's validator takes them. Each test gives the fault, or undefined. */

export function ipv6Fault(text: string): string | undefined {
  if (!text.includes(':')) return 'missing colon';
  if (text.includes('%')) return 'zone id is not a part of ipv6 address';
  return isIpv6(text) ? undefined : `ParseAddr(${JSON.stringify(text)}): unable to parse IP`;
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

export function uriFault(text: string): string | undefined {
  const url = parseUrl(text);
  if (typeof url === 'string') return url;
  return url.scheme === '' ? 'relative url' : undefined;
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
  const url = parseUrl(text);
  return typeof url === 'string' ? url : undefined;
}
