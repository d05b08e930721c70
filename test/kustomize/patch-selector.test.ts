import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileRegexp } from '../../src/go/regexp/go-regexp.ts';
import { parseLabelSelector } from '../../src/render/kustomize/object/label-selector.ts';
import { compileSelector, type Selector } from '../../src/render/kustomize/object/selector.ts';
import { cases } from '../suite.ts';
import { nodeOf } from './nodes.ts';

const ANY: Selector = {
  group: '',
  version: '',
  kind: '',
  name: '',
  namespace: '',
  labelSelector: '',
  annotationSelector: '',
};
const AT = nodeOf('x');

describe('selectors', () => {
  test.each([
    ['', 'anything', true],
    ['api', 'api', true],
    ['api', 'api-2', false],
    ['api.*', 'api-2', true],
    ['api|db', 'db', true],
    ['api|db', 'dbx', false],
    ['^api', 'api', true],
    ['(?i)API', 'api', true],
    ['[a-c]{2}\\d', 'ab1', true],
    ['[[:alpha:]]+', 'abc', true],
    ['\\pL\\d?', 'é1', true],
    ['\\Qa.b\\E', 'axb', false],
    ['a\nb', 'a\nb', true],
    ['a.b', 'a\nb', false],
    ['(?s)a.b', 'a\nb', true],
  ])('name %j selects %j: %j', (name, text, expected) => {
    const matcher = compileSelector({ ...ANY, name }, AT);
    expect(matcher.kind === 'done' && matcher.value.matchesName(text)).toBe(expected);
  });

  test('kinds, groups and versions must all match', () => {
    const matcher = compileSelector({ ...ANY, group: 'apps|batch', kind: '.*Set' }, AT);
    if (matcher.kind === 'refused') throw new Error(matcher.message);
    const kinds = ['ReplicaSet', 'Deployment'].map((kind) =>
      matcher.value.matchesGvk({ group: 'apps', version: 'v1', kind }),
    );
    expect(kinds).toEqual([true, false]);
    expect(matcher.value.matchesGvk({ group: '', version: 'v1', kind: 'ReplicaSet' })).toBe(false);
  });

  test.each([
    ['a(', 'missing closing ): `^(?:a()$`'],
    ['a)', 'unexpected ): `^(?:a))$`'],
    ['*a', 'missing argument to repetition operator: `*`'],
    ['a**', 'invalid nested repetition operator: `**`'],
    ['[a', 'missing closing ]: `[a)$`'],
    ['[b-a]', 'invalid character class range: `b-a`'],
    ['(?=a)', 'invalid or unsupported Perl syntax: `(?=`'],
    ['\\1', 'invalid escape sequence: `\\1`'],
    ['a{1001}', 'invalid repeat count: `{1001}`'],
    ['(a{500}){3}', 'invalid repeat count: `{3}`'],
  ])('refuses %j as Go does', (name, expected) => {
    expect(compileSelector({ ...ANY, name }, AT)).toEqual({
      kind: 'refused',
      at: AT,
      message: `error parsing regexp: ${expected}`,
    });
  });

  test('no expression takes more than linear time', () => {
    const test = compileRegexp(`^(${'a?'.repeat(30)}${'a'.repeat(30)}|(a|aa)+|(x+x+)+y)$`);
    if (typeof test !== 'function') throw new Error(test.error);
    expect([test('a'.repeat(30)), test(`${'x'.repeat(2000)}z`)]).toEqual([true, false]);
  });

  test('any text is an expression or an error, as JavaScript agrees where both read it alike', () => {
    const word = fc.stringMatching(/^[a-c.*+|()]{0,8}$/);
    let compared = 0;
    fc.assert(
      fc.property(word, fc.stringMatching(/^[a-c]{0,5}$/), (pattern, text) => {
        const compiled = compileRegexp(pattern);
        if (typeof compiled !== 'function') return;
        expect(compiled(text)).toBe(new RegExp(pattern, 'u').test(text));
        compared++;
      }),
      { numRuns: cases(200, 1000) },
    );
    expect(compared).toBeGreaterThan(cases(20, 100));
  });
});

describe('label selectors', () => {
  const labels = new Map([
    ['app', 'web'],
    ['tier', 'front'],
    ['example.com/size', '3'],
  ]);

  test.each([
    ['', true],
    ['app=web', true],
    ['app==web,tier=front', true],
    ['app = web , tier != back', true],
    ['app!=web', false],
    ['other!=x', true],
    ['app in (api, web)', true],
    ['app notin (api,web)', false],
    ['other notin (a)', true],
    ['app', true],
    ['!app', false],
    ['!other', true],
    ['other', false],
    ['app in ()', false],
    ['other=', false],
    ['example.com/size>2', true],
    ['example.com/size < 3', false],
    ['in=in', false],
  ])('%j: %j', (selector, expected) => {
    const test = parseLabelSelector(selector);
    expect(typeof test === 'function' && test(labels)).toBe(expected);
  });

  test.each([
    ['app=', true],
    [
      'app web',
      "unable to parse requirement: found 'web', expected: '=', '!=', '==', 'in', notin'",
    ],
    ['app in web', "unable to parse requirement: found 'web' expected: '('"],
    ['app=web,', "found '', expected: identifier after ','"],
    ['=web', "found '=', expected: !, identifier, or 'end of string'"],
    ['app=web tier=x', "found 'tier', expected: ',' or 'end of string'"],
    ['app in (a', "unable to parse requirement: found '', expected: ',' or ')'"],
    [
      'app<x',
      "unable to parse requirement: for 'Gt', 'Lt' operators, the value must be an integer",
    ],
  ])('%j is read or refused', (selector, expected) => {
    const test = parseLabelSelector(selector);
    expect(typeof test === 'function' ? true : test.error).toBe(expected);
  });

  test('keys and values must be valid', () => {
    const errors = ['-a=b', 'a=b c!', 'a/b/c=d', 'a=-x'].map((selector) =>
      parseLabelSelector(selector),
    );
    expect(errors.map((each) => typeof each)).toEqual(['object', 'object', 'object', 'object']);
  });
});
