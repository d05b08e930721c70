import { expect, test } from 'vitest';
import {
  holdsPlaceholder,
  isNameToReplace,
  isPlaceholderName,
} from '../../src/model/names/placeholders.ts';

test.each([
  ['https://git.example.org/$(git config user.name)/repo', true],
  ['https://git.example.org/$ORG/repo', true],
  ['https://git.example.org/<your-org>/repo', true],
  ['apps/@ENVIRONMENT@', true],
  ['apps/%env%', true],
  ['apps/__ENV__', true],
  ['https://dev.azure.com/org/My%20Project/_git/caf%C3%A9', false],
  ['https://user@git.example.org/org/repo', false],
  ['src/__tests__', false],
])('%s holds a placeholder: %s', (text, holds) => {
  expect(holdsPlaceholder(text)).toBe(holds);
});

test.each([
  ['NAMESPACE', true, true],
  ['REPLACE_ME-tls', false, true],
  ['your-secret', false, true],
  ['[login]-tls', false, true],
  ['wipe-HOSTNAME', false, true],
  ['pull-XXX', false, true],
  ['My-App', false, false],
  ['app-config', false, false],
])('the name %s is a placeholder: %s, to be replaced: %s', (name, whole, part) => {
  expect([isPlaceholderName(name), isNameToReplace(name)]).toEqual([whole, part]);
});
