import { editScalar } from '../../src/edits/edit-scalar.ts';
import type { UnsupportedValue } from '../../src/kubernetes/shape/shape-mistake.ts';
import { refusal } from '../../src/kubernetes/validation/refusal.ts';
import type { Fix } from '../../src/model/edit.ts';
import { field, message, userText, words, type Message } from '../../src/model/message.ts';
import { manifestName } from '../../src/model/names/message-names.ts';
import type { RuleMeta } from '../../src/model/rule.ts';
import { nearestName } from '../../src/text/nearest-name.ts';
import { joinedRule, rulePerContainer, rulePerShapeMistake } from '../kit/rule-constructors.ts';
import { subjectOfManifest } from '../kit/subject-of.ts';
import { resourceNames } from './resource-names.ts';

const META: RuleMeta = {
  id: 'unsupported-value',
  summary: 'A field has a value that is none of those which Kubernetes knows for it.',
  severity: 'error',
  ofTemplates: true,
  group: 'fields',
  fix: 'certain',
  since: '0.1.0',
};

const ofFields = rulePerShapeMistake(META, 'unsupported-value', function* (mistake, manifest) {
  const { at, key, path, value, choices } = mistake;
  const name = path.slice(path.lastIndexOf('.') + 1);
  const listed = choices.map((each) => `\`${each}\``);
  const meant = choiceMeant(value, choices);
  yield {
    at,
    message: message`\`${field(name, key ?? at)}\` of ${manifestName(manifest)} is \`${userText(value, at)}\`, and not ${words(orOf(listed))}. ${refused(mistake)}`,
    help:
      meant === undefined
        ? message`Write ${words(orOf(listed))}.`
        : message`Did you mean \`${words(meant)}\`?`,
    ...fixFor(mistake, meant),
    subject: subjectOfManifest(manifest, path),
  };
});

export const rule = joinedRule(META, [ofFields, rulePerContainer(META, resourceNames)]);

/** It quotes the whole of a strategy, and other words where there are two. */
const OTHER_WORDS = /(?:[sS]trategy\.type|podManagementPolicy)$/;

function refused({ at, path, value }: UnsupportedValue): Message {
  return OTHER_WORDS.test(path)
    ? words('The API server refuses it.')
    : refusal(path, `Unsupported value: ${JSON.stringify(value)}`, at);
}

/** The choice that is written in another case, or nearly so. */
function choiceMeant(value: string, choices: readonly string[]): string | undefined {
  const folded = value.toLowerCase();
  return choices.find((each) => each.toLowerCase() === folded) ?? nearestName(value, choices);
}

function fixFor({ at }: UnsupportedValue, meant: string | undefined): { readonly fix?: Fix } {
  if (meant === undefined) return {};
  const edit = editScalar(at, meant, true);
  return edit === undefined ? {} : { fix: { message: `Write \`${meant}\`.`, edits: [edit] } };
}

function orOf(all: readonly string[]): string {
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}`;
}
