import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matrixTable } from './verdict-matrix.ts';

const table = matrixTable();

test('every way to use a source meets every way to change it', () => {
  expect(`\n${table}`).toMatchInlineSnapshot(`
    "
    | What changes | \`env\` with \`valueFrom\` | \`envFrom\` | \`$(LEVEL)\` in \`args\` | a whole volume | a volume with \`items\` | a \`projected\` volume | a \`subPath\` mount | not at all |
    | :--- | :--- | :--- | :--- | :--- | :--- | :--- | :--- | :--- |
    | a key is edited | stale | stale | stale | updates-live | updates-live | updates-live | never-updates | — |
    | another key is edited | — | stale | — | updates-live | — | — | — | — |
    | edited, and a generator hashes the name | rolls | rolls | rolls | rolls | rolls | rolls | rolls | — |
    | another key, and a generator hashes the name | rolls without need | rolls | rolls without need | rolls | rolls without need | rolls without need | rolls without need | — |
    | edited, and a checksum annotation changes | rolls | rolls | rolls | rolls | rolls | rolls | rolls | rolls without need |
    | edited, Reloader \`auto\` | reloaded | reloaded | reloaded | reloaded | reloaded | reloaded | reloaded | — |
    | another key, Reloader \`auto\` | reloaded without need | reloaded | reloaded without need | reloaded | reloaded without need | reloaded without need | reloaded without need | — |
    | edited, Reloader names it | reloaded | reloaded | reloaded | reloaded | reloaded | reloaded | reloaded | reloaded without need |
    | edited, Reloader \`search\` and \`match\` | reloaded | reloaded | reloaded | reloaded | reloaded | reloaded | reloaded | — |
    | edited, Reloader \`auto\` and \`ignore\` | stale | stale | stale | updates-live | updates-live | updates-live | never-updates | — |
    | edited, \`triggered-by\` | triggered | triggered | triggered | triggered | triggered | triggered | triggered | — |
    | edited, but \`immutable\` | not-applied | not-applied | not-applied | not-applied | not-applied | not-applied | not-applied | — |
    | edited, \`immutable\`, Flux recreates it | never-updates | never-updates | never-updates | never-updates | never-updates | never-updates | never-updates | — |
    | the ConfigMap is deleted | would-not-start | would-not-start | would-not-start | would-not-start | would-not-start | would-not-start | would-not-start | — |
    "
  `);
});

test('docs/changes.md shows this very table', () => {
  expect(readFileSync('docs/changes.md', 'utf8')).toContain(table);
});
