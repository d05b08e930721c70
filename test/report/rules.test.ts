import { describe, expect, test } from 'vitest';
import { formatPage } from '../../src/report/problems/format-page.ts';
import { formatRules } from '../../src/report/problems/format-rules.ts';
import { RULES } from './samples.ts';

describe('rules', () => {
  test('table', () => {
    expect(formatRules('table', RULES, { color: false, width: 70 })).toMatchInlineSnapshot(`
      "References
        missing-config-map  error    A reference names a ConfigMap that
                                     nothing makes.

      Environment
        colliding-variable  warning  Two sources of a container give the
                                     same variable.

      Unused
        unused-key          off      A key that nothing in the repository
                                     reads. (--strict: info)
      "
    `);
  });

  test('markdown', () => {
    expect(formatRules('markdown', RULES, { color: false, width: 70 })).toMatchInlineSnapshot(`
      "| Rule | Severity | What it reports |
      | :--- | :--- | :--- |
      | [missing-config-map](rules/missing-config-map/README.md) | error | A reference names a ConfigMap that nothing makes. |
      | [colliding-variable](rules/colliding-variable/README.md) | warning | Two sources of a container give the same variable. |
      | [unused-key](rules/unused-key/README.md) | off (strict: info) | A key that nothing in the repository reads. |
      "
    `);
  });

  test('json', () => {
    const text = formatRules('json', RULES, { color: false, width: 70 });
    expect(JSON.parse(text)).toEqual(RULES);
  });
});

const PAGE = `# colliding-variable

Two sources of a container give the same \`variable\`, and **the last one** wins silently, whatever its value.

## Bad

\`\`\`yaml config/app.yaml
kind: ConfigMap

data:
  # a comment
\`\`\`

- one, which is long enough that it has to be wrapped somewhere near
  the end of it
- [two](https://example.com/two), [three](#three)

| a | b |
| - | - |
| 1 | 2 |
`;

describe('a rule page', () => {
  test('plain', () => {
    expect(formatPage(PAGE, { color: false, width: 60 })).toMatchInlineSnapshot(`
      "colliding-variable

      Two sources of a container give the same \`variable\`, and the
      last one wins silently, whatever its value.

      Bad

        config/app.yaml
          kind: ConfigMap

          data:
            # a comment

        - one, which is long enough that it has to be wrapped
          somewhere near the end of it
        - two (https://example.com/two), three

      a  b
      1  2
      "
    `);
  });

  test('colour', () => {
    expect(formatPage(PAGE, { color: true, width: undefined })).toMatchInlineSnapshot(`
      "[1mcolliding-variable[22m

      Two sources of a container give the same [1m\`variable\`[22m, and [1mthe last one[22m wins silently, whatever its value.

      [1mBad[22m

        [2mconfig/app.yaml[22m
          [36mkind: ConfigMap[39m

          [36mdata:[39m
          [36m  # a comment[39m

        - one, which is long enough that it has to be wrapped somewhere near the end of it
        - two (https://example.com/two), three

      [2ma  b[22m
      1  2
      "
    `);
  });

  test('a fence that is never closed', () => {
    expect(formatPage('```\na', { color: false, width: 60 })).toBe('    a\n');
  });
});
