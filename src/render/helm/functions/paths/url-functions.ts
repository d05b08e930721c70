import { functionTable } from '../../template/function-table.ts';
import { textOf } from '../../text/text.ts';
import { failed, goFunction } from '../../value/go-function.ts';
import { MAP, STRING } from '../../value/go-types.ts';
import type { GoFailure, GoValue, MapValue } from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { mapValue, stringOf, stringValue } from '../../value/make-value.ts';
import { originOfAll, valueOrigin } from '../../value/value-origin.ts';
import { kindOf } from '../lists/kind-of.ts';
import { hostName, parseUrl, urlText, userText } from './parse-url.ts';

/** sprig's functions of URLs. */
export const URL_FUNCTIONS = functionTable({
  urlParse: goFunction([STRING], ([value]) => {
    const url = parseUrl(value.text.text);
    if (typeof url === 'string') return failed(`unable to parse url: ${url}`);
    const origin = valueOrigin(value);
    const { scheme, host, path, query, opaque, fragment, user } = url;
    const parts = { scheme, host, hostname: hostName(host), path, query, opaque, fragment };
    const entries = Object.entries({
      ...parts,
      userinfo: user === undefined ? '' : userText(user),
    }).map(([key, text]) => [key, stringOf(text, origin)] as const);
    return mapValue(new Map<string, GoValue>(entries), origin);
  }),
  urlJoin: goFunction([MAP], ([parts]) => joined(parts)),
});

function joined(map: MapValue): GoValue | GoFailure {
  const texts = new Map<string, string>();
  for (const key of ['scheme', 'host', 'path', 'query', 'opaque', 'fragment', 'userinfo']) {
    const text = textUnder(map, key);
    if (typeof text !== 'string') return text;
    texts.set(key, text);
  }
  const part = (key: string): string => texts.get(key) ?? '';
  const user = userOf(part('userinfo'));
  if (isFailure(user)) return user;
  const url = urlText({
    scheme: part('scheme'),
    opaque: part('opaque'),
    user: user.user,
    host: part('host'),
    path: part('path'),
    query: part('query'),
    fragment: part('fragment'),
  });
  return stringValue(textOf(url, originOfAll([...map.entries.values()])));
}

function textUnder(map: MapValue, key: string): string | GoFailure {
  const value = map.entries.get(key);
  if (value === undefined) return '';
  if (value.kind === 'string') return value.text.text;
  if (value.kind === 'nil') {
    return failed('runtime error: invalid memory address or nil pointer dereference');
  }
  return failed(`unable to parse ${key} key, must be of type string, but ${kindOf(value)} found`);
}

function userOf(
  info: string,
): Pick<Exclude<ReturnType<typeof parseUrl>, string>, 'user'> | GoFailure {
  if (info === '') return { user: undefined };
  const url = parseUrl(`proto://${info}@host`);
  if (typeof url === 'string') return failed(`unable to parse userinfo in dict: ${url}`);
  return { user: url.user };
}
