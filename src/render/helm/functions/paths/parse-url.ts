import { goQuote } from '../../../../go/go-quote.ts';
import { isIpv6 } from './ip-address.ts';
import { escapeUrl, unescapeUrl } from './url-escape.ts';

/** A URL as net/url has it, each part unescaped. */
interface Url {
  readonly scheme: string;
  readonly opaque: string;
  readonly user: UserInfo | undefined;
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

interface UserInfo {
  readonly name: string;
  readonly password: string | undefined;
}

const NOTHING: Url = {
  scheme: '',
  opaque: '',
  user: undefined,
  host: '',
  path: '',
  query: '',
  fragment: '',
};
const USER = /^[-A-Za-z0-9._:~!$&'()*+,;=%@]*$/;
/** Thrown within this file, with net/url's words. */
class UrlError extends Error {}

/** url.Parse; a string is its error. */
export function parseUrl(text: string): Url | string {
  const hash = text.indexOf('#');
  const base = hash === -1 ? text : text.slice(0, hash);
  const fragment = hash === -1 ? '' : text.slice(hash + 1);
  let part = base;
  try {
    const url = parseBase(base);
    part = text;
    return { ...url, fragment: unescaped(fragment, 'fragment') };
  } catch (error) {
    if (error instanceof UrlError) return `parse ${goQuote(part)}: ${error.message}`;
    throw error;
  }
}

/** The host without its port, an address without its brackets. */
export function hostName(host: string): string {
  const name = host.replace(/:[0-9]*$/, '');
  return name.startsWith('[') && name.endsWith(']') ? name.slice(1, -1) : name;
}

/** `name:password` */
export function userText({ name, password }: UserInfo): string {
  const text = escapeUrl(name, 'user');
  return password === undefined ? text : `${text}:${escapeUrl(password, 'user')}`;
}

/** url.URL.String() */
export function urlText({ scheme, opaque, user, host, path, query, fragment }: Url): string {
  let text = scheme === '' ? '' : `${scheme}:`;
  if (opaque !== '') text += opaque;
  else {
    const hasAuthority = scheme !== '' || host !== '' || user !== undefined;
    if (hasAuthority && (host !== '' || path !== '' || user !== undefined)) text += '//';
    if (user !== undefined) text += `${userText(user)}@`;
    text += escapeUrl(host, 'host');
    const escaped = path === '*' ? '*' : escapeUrl(path, 'path');
    if (escaped !== '' && !escaped.startsWith('/') && host !== '') text += '/';
    if (text === '' && /^[^/]*:/.test(escaped)) text += './';
    text += escaped;
  }
  if (query !== '') text += `?${query}`;
  return fragment === '' ? text : `${text}#${escapeUrl(fragment, 'fragment')}`;
}

function parseBase(text: string): Url {
  if (/[\u0000-\u001f\u007f]/.test(text)) {
    throw new UrlError('net/url: invalid control character in URL');
  }
  if (text === '*') return { ...NOTHING, path: '*' };
  const { scheme, rest: behind } = schemeOf(text);
  const mark = behind.indexOf('?');
  const rest = mark === -1 ? behind : behind.slice(0, mark);
  const query = mark === -1 ? '' : behind.slice(mark + 1);
  if (!rest.startsWith('/')) {
    if (scheme !== '') return { ...NOTHING, scheme, query, opaque: rest };
    if (/^[^/]*:/.test(rest)) {
      throw new UrlError('first path segment in URL cannot contain colon');
    }
  }
  const hasAuthority = rest.startsWith('//') && (scheme !== '' || !rest.startsWith('///'));
  if (!hasAuthority) return { ...NOTHING, scheme, query, path: unescaped(rest, 'path') };
  const end = rest.indexOf('/', 2);
  const authority = end === -1 ? rest.slice(2) : rest.slice(2, end);
  const path = end === -1 ? '' : rest.slice(end);
  const { user, host } = authorityOf(scheme, authority);
  return { ...NOTHING, scheme, user, host, query, path: unescaped(path, 'path') };
}

function schemeOf(text: string): { readonly scheme: string; readonly rest: string } {
  if (text.startsWith(':')) throw new UrlError('missing protocol scheme');
  const found = /^([A-Za-z][-A-Za-z0-9+.]*):/.exec(text);
  if (found === null) return { scheme: '', rest: text };
  const [written, scheme = ''] = found;
  return { scheme: scheme.toLowerCase(), rest: text.slice(written.length) };
}

function authorityOf(
  scheme: string,
  authority: string,
): { readonly user: UserInfo | undefined; readonly host: string } {
  const at = authority.lastIndexOf('@');
  const host = hostOf(scheme, authority.slice(at + 1));
  if (at === -1) return { user: undefined, host };
  const info = authority.slice(0, at);
  if (!USER.test(info)) throw new UrlError('net/url: invalid userinfo');
  const colon = info.indexOf(':');
  if (colon === -1) return { user: { name: unescaped(info, 'user'), password: undefined }, host };
  const name = unescaped(info.slice(0, colon), 'user');
  return { user: { name, password: unescaped(info.slice(colon + 1), 'user') }, host };
}

/** Only in web addresses a name cannot hold a colon: databases list hosts with their ports. */
function hostOf(scheme: string, host: string): string {
  const bracket = host.lastIndexOf('[');
  if (bracket > 0) throw new UrlError('invalid IP-literal');
  if (bracket === 0) return addressOf(host);
  const isWeb = scheme === 'http' || scheme === 'https';
  const colon = isWeb ? host.indexOf(':') : host.lastIndexOf(':');
  if (colon !== -1) checkPort(host.slice(colon));
  return unescaped(host, 'host');
}

/** An address of IPv6 in brackets, perhaps with a zone. */
function addressOf(host: string): string {
  const close = host.lastIndexOf(']');
  if (close === -1) throw new UrlError("missing ']' in host");
  const port = host.slice(close + 1);
  checkPort(port);
  const written = host.slice(1, close);
  const zoneAt = written.indexOf('%25');
  const address = unescaped(zoneAt === -1 ? written : written.slice(0, zoneAt), 'host');
  const zone = zoneAt === -1 ? '' : unescaped(written.slice(zoneAt), 'zone');
  const name = address + zone;
  if (/^\d+(?:\.\d+){3}$/.test(name)) throw new UrlError('invalid IP-literal');
  if (!isIpv6(address) || zone === '%') {
    throw new UrlError(`invalid host: ParseAddr(${goQuote(name)}): unable to parse IP`);
  }
  return `[${name}]${port}`;
}

function checkPort(port: string): void {
  if (!/^(?::[0-9]*)?$/.test(port)) throw new UrlError(`invalid port ${goQuote(port)} after host`);
}

function unescaped(text: string, part: Parameters<typeof unescapeUrl>[1]): string {
  const result = unescapeUrl(text, part);
  if (typeof result === 'string') return result;
  throw new UrlError(result.error);
}
