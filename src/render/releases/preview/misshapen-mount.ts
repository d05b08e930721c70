import { message, userText, words } from '../../../model/message.ts';
import type { Span } from '../../../model/span.ts';
import type { GoValue } from '../../helm/value/go-value.ts';
import { valueOrigin } from '../../helm/value/value-origin.ts';
import { isTable, type Table } from '../../helm/values/tables.ts';
import { enabledIn } from './enabled-in.ts';
import type { Mistake } from './mistake.ts';

/**
 * A mount in values of app-template that is a text, such as `globalMounts: [/tmp]`. The library reads its `path`, which a text does not have
 * (bjw-s common: lib/container/fields/_volumeMounts.tpl), and the schema of the chart refuses it; undefined if there is none.
 */
export function misshapenMount({ entries }: Table, release: Span): Mistake | undefined {
  for (const [item, persistence] of enabledIn(entries.get('persistence'))) {
    for (const [field, list] of mountsOf(persistence)) {
      const text = list?.kind === 'list' ? list.items.find(isText) : undefined;
      if (text !== undefined) return mistakeAt(text, item, field, release);
    }
  }
  return undefined;
}

function* mountsOf({ entries }: Table): Iterable<readonly [string, GoValue | undefined]> {
  yield ['globalMounts', entries.get('globalMounts')];
  for (const controller of tablesIn(entries.get('advancedMounts'))) {
    for (const mounts of controller.entries.values()) yield ['advancedMounts', mounts];
  }
}

function tablesIn(value: GoValue | undefined): readonly Table[] {
  return isTable(value) ? [...value.entries.values()].filter(isTable) : [];
}

type Text = Extract<GoValue, { kind: 'string' }>;

function isText(value: GoValue): value is Text {
  return value.kind === 'string';
}

function mistakeAt(value: Text, item: string, field: string, release: Span): Mistake {
  const at = valueOrigin(value)?.span ?? release;
  const shown = userText(value.text.text, at);
  const said = words("can't evaluate field path in type interface {}");
  return {
    said,
    failure: {
      at,
      message: message`The chart cannot be rendered: \`${shown}\` is a text, but each mount in \`${words(field)}\` of the persistence item \`${userText(item, at)}\` must be a map. Helm: ${said}`,
      help: message`Write \`path: ${shown}\`.`,
      of: 'chart',
    },
  };
}
