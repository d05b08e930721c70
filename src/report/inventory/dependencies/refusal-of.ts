import type { AskedItem } from '../../../model/elsewhere/asked-item.ts';

type Asked = Omit<AskedItem, 'path'> & { readonly paths: readonly string[] };

const LONGEST = 1_000;
/** One letter or digit first: neither an option nor a path that leads up. */
const SEGMENT = /^[A-Za-z0-9_~][A-Za-z0-9._~+%-]*$/;
const HOST = /^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?(?::\d{1,5})?$/;
const USER = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const REF = /^[A-Za-z0-9_][A-Za-z0-9._/+@-]*$/;
const VERSION = /^[A-Za-z0-9^~<>=*][A-Za-z0-9.^~<>=*|, +_-]*$/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const MEDIA_TYPE = /^[A-Za-z0-9][A-Za-z0-9._+-]*\/[A-Za-z0-9][A-Za-z0-9._+-]*$/;
const QUERY = /^[A-Za-z0-9._~=&/%+-]*$/;

/**
 * Why the script does not fetch an item, as a clause. Strangers write addresses, versions and paths: whatever is not plain, for git, Helm or a
 * shell, is not passed on, quoted or not.
 */
export function refusalOf(asked: Asked): string | undefined {
  const { type, url, name, version = '', paths, mediaType, operation } = asked;
  if (type === 'bucket') return 'a bucket is copied by the client of its cloud';
  if ([url, name ?? '', version, ...paths].some((text) => text.length > LONGEST))
    return 'its address is too long';
  const address = addressRefusal(type, url);
  if (address !== undefined) return address;
  if (type === 'chart' && !NAME.test(name ?? '')) return 'its chart has no plain name';
  if (version !== '' && !isVersion(asked, version)) return 'its version is not known';
  if (operation !== undefined) return 'its layer is neither extracted nor copied';
  if (mediaType !== undefined && !isMediaType(mediaType)) return 'its media type is not plain';
  return paths.every(isPath) ? undefined : 'its path is not plain';
}

function isMediaType(text: string): boolean {
  return text.length <= LONGEST && MEDIA_TYPE.test(text);
}

function addressRefusal(type: AskedItem['type'], url: string): string | undefined {
  if (url.startsWith('http://')) return 'http is not encrypted';
  const [address = '', query, ...rest] = url.split('?');
  if (rest.length > 0 || (query !== undefined && (type !== 'file' || !QUERY.test(query))))
    return NOT_PLAIN;
  const scp = /^([^@/:]+)@([^@/:]+):(?!\/\/)(.+)$/.exec(address);
  if (type === 'git' && scp !== null) {
    const [, user = '', host = '', path = ''] = scp;
    return USER.test(user) && HOST.test(host) && isPath(path.replace(/^\//, ''))
      ? undefined
      : NOT_PLAIN;
  }
  const [, scheme = '', authority = '', path = ''] =
    /^([a-z]+):\/\/([^/]*)(.*)$/.exec(address) ?? [];
  if (!SCHEMES[type].includes(scheme)) return NOT_PLAIN;
  const at = authority.lastIndexOf('@');
  const user = at === -1 ? undefined : authority.slice(0, at);
  const isUser = user === undefined || (scheme === 'ssh' && USER.test(user));
  return isUser && HOST.test(authority.slice(at + 1)) && isPath(path.replace(/^\/|\/$/g, ''))
    ? undefined
    : NOT_PLAIN;
}

const NOT_PLAIN = 'its address is not a plain URL';

const SCHEMES: Readonly<Record<AskedItem['type'], readonly string[]>> = {
  git: ['https', 'ssh'],
  chart: ['https', 'oci'],
  oci: ['oci'],
  file: ['https'],
  bucket: [],
};

function isVersion({ type }: Asked, version: string): boolean {
  if (type === 'git')
    return REF.test(version) && !version.includes('..') && !version.includes('@{');
  if (type === 'oci') return DIGEST.test(version) || NAME.test(version);
  return DIGEST.test(version) || VERSION.test(version);
}

function isPath(path: string): boolean {
  return path === '' || path.split('/').every((part) => SEGMENT.test(part) || HIDDEN.test(part));
}

/** `.github`, but not `.git`, `.` or `..`. */
const HIDDEN = /^\.(?!git$)[A-Za-z0-9_][A-Za-z0-9._+-]*$/i;
