import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_ENVIRONMENT_OPTIONS } from '../../src/report/environments/environment-options.ts';
import { formatEnvironments } from '../../src/report/environments/format-environments.ts';
import { shellQuote } from '../../src/report/text/shell-quote.ts';
import { anyText } from '../any-text.ts';
import { schemaCheck } from '../schema-check.ts';
import { cases } from '../suite.ts';
import { ENVIRONMENT, binding, here } from './environment-sample.ts';

const OPTIONS = { ...DEFAULT_ENVIRONMENT_OPTIONS, version: '1.2.3' };

describe('json', () => {
  const errorsOf = schemaCheck('environment.schema.json');

  test('everything, values of Secrets masked', () => {
    const [, logLevel, database] = ENVIRONMENT.bindings;
    const few = [logLevel, database].flatMap((one) => (one === undefined ? [] : [one]));
    const small = { ...ENVIRONMENT, bindings: few, args: ENVIRONMENT.args.slice(1) };
    expect(formatEnvironments('json', [small], OPTIONS)).toMatchInlineSnapshot(`
      "{
        "version": 1,
        "tool": {
          "name": "envfrom",
          "version": "1.2.3"
        },
        "environments": [
          {
            "workload": {
              "apiVersion": "apps/v1",
              "kind": "Deployment",
              "namespace": "shop",
              "name": "api"
            },
            "container": {
              "name": "api",
              "kind": "regular",
              "field": "spec.template.spec.containers[0]"
            },
            "build": ".",
            "path": "api.yaml",
            "line": 10,
            "column": 11,
            "endLine": 27,
            "endColumn": 74,
            "variables": [
              {
                "name": "LOG_LEVEL",
                "value": "debug",
                "exact": true,
                "secret": false,
                "from": {
                  "kind": "literal",
                  "path": "api.yaml",
                  "line": 18,
                  "column": 15,
                  "endLine": 18,
                  "endColumn": 30
                },
                "hides": [
                  {
                    "value": "info",
                    "exact": true,
                    "secret": false,
                    "from": {
                      "kind": "key",
                      "source": {
                        "kind": "ConfigMap",
                        "name": "defaults"
                      },
                      "key": "LOG_LEVEL",
                      "path": "config.yaml",
                      "line": 6,
                      "column": 3,
                      "endLine": 6,
                      "endColumn": 12
                    }
                  }
                ],
                "mayBeHiddenBy": [],
                "unresolved": []
              },
              {
                "name": "DATABASE",
                "value": "postgres://app:<secret db/password>@db",
                "exact": false,
                "secret": true,
                "parts": [
                  {
                    "kind": "text",
                    "text": "postgres://app:"
                  },
                  {
                    "kind": "secret",
                    "label": "secret db/password"
                  },
                  {
                    "kind": "text",
                    "text": "@db"
                  }
                ],
                "from": {
                  "kind": "literal",
                  "path": "api.yaml",
                  "line": 20,
                  "column": 15,
                  "endLine": 20,
                  "endColumn": 29
                },
                "hides": [],
                "mayBeHiddenBy": [],
                "unresolved": [
                  {
                    "name": "LATER",
                    "setLater": {
                      "path": "api.yaml",
                      "line": 26,
                      "column": 15,
                      "endLine": 26,
                      "endColumn": 27
                    }
                  }
                ]
              }
            ],
            "skipped": [
              {
                "name": "FEATURE",
                "reason": "optional, and ConfigMap defaults has no key FEATURE",
                "path": "api.yaml",
                "line": 22,
                "column": 15,
                "endLine": 22,
                "endColumn": 28
              }
            ],
            "failures": [
              {
                "reason": "CreateContainerConfigError",
                "message": "configmap \\"missing\\" not found",
                "path": "api.yaml",
                "line": 16,
                "column": 23,
                "endLine": 16,
                "endColumn": 30
              }
            ],
            "command": [],
            "args": [
              {
                "value": "--log-level=debug",
                "exact": true,
                "secret": false,
                "unresolved": [],
                "path": "api.yaml",
                "line": 11,
                "column": 25,
                "endLine": 11,
                "endColumn": 49
              }
            ],
            "probes": [],
            "hooks": [],
            "subPaths": []
          }
        ]
      }
      "
    `);
  });

  test.each([
    { showValues: false, services: false },
    { showValues: true, services: true },
  ])('its schema describes it: %j', (flags) => {
    const text = formatEnvironments('json', [ENVIRONMENT], { ...OPTIONS, ...flags });
    expect(errorsOf(JSON.parse(text))).toEqual([]);
    expect(text.includes('CANARY')).toBe(flags.showValues);
  });
});

describe('dotenv', () => {
  test('what a shell can read; the rest as comments', () => {
    const odd = {
      ...ENVIRONMENT,
      bindings: [
        ...ENVIRONMENT.bindings,
        binding('app.name', 'x', { kind: 'literal', at: here('env'), itemAt: here('env') }),
      ],
    };
    expect(formatEnvironments('dotenv', [odd], OPTIONS)).toMatchInlineSnapshot(`
      "# Deployment shop/api, container api (api.yaml:10)
      # would not start: CreateContainerConfigError: configmap "missing" not found
      EMPTY=''
      LOG_LEVEL=debug
      # DATABASE=postgres://app:<secret db/password>@db  (a Secret: --show-values shows it)
      # PASSWORD=<secret db/password>  (a Secret: --show-values shows it)
      # POD_IP=<pod IP>  (not known offline)
      SCRIPT='echo one
      ''echo two 
      '''
      # app.name=x  (no shell can read this name)
      "
    `);
  });

  test('Secrets on request', () => {
    const text = formatEnvironments('dotenv', [ENVIRONMENT], { ...OPTIONS, showValues: true });
    expect(text.split('\n').filter((line) => line.includes('CANARY'))).toMatchInlineSnapshot(`
      [
        "DATABASE=postgres://app:CANARY@db",
        "PASSWORD=CANARY",
      ]
    `);
  });

  test('every value comes out of a shell as it went in', () => {
    const text = anyText().map((value) => value.replaceAll('\0', ''));
    const piece = fc.oneof(
      text,
      fc.constantFrom(
        "'",
        '"',
        '$(x)',
        '`x`',
        '\\',
        '\n',
        '\n\n',
        '\n::error::x',
        '\r',
        '\u001b[31m',
        '\u202e',
        ' ',
        '#',
        '##[error]x',
        '##vso[x]',
        '%s',
        '\\n',
        '!',
      ),
    );
    const values = fc.array(
      fc.array(piece).map((pieces) => pieces.join('')),
      { minLength: 30, maxLength: 30 },
    );
    fc.assert(
      fc.property(values, (list) => {
        const script = list
          .map((value) => `V=${shellQuote(value)}\nprintf '%s\\0' "$V"\n`)
          .join('');
        const { stdout } = spawnSync('sh', ['-eu'], { input: script, encoding: 'utf8' });
        expect(stdout.split('\0').slice(0, -1)).toEqual(
          list.map((value) => value.replace(/\p{Cs}/gu, '\ufffd')),
        );
        expect(script.split('\n').filter((line) => line.trimStart().startsWith('::'))).toEqual([]);
        expect(script).not.toMatch(/##\w*\[/);
        expect(script).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
      }),
      { numRuns: cases(10, 40) },
    );
  });
});

test.each(['table', 'json', 'dotenv'] as const)(
  '%s: no value of a Secret unless asked for',
  (format) => {
    expect(formatEnvironments(format, [ENVIRONMENT], { ...OPTIONS, services: true })).not.toContain(
      'CANARY',
    );
    expect(formatEnvironments(format, [ENVIRONMENT], { ...OPTIONS, showValues: true })).toContain(
      'CANARY',
    );
  },
);
