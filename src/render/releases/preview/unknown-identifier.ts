import type { BuildFailure } from '../../../model/manifest.ts';
import { message, userText, type Message } from '../../../model/message.ts';
import type { Span } from '../../../model/span.ts';
import { nearestName } from '../../../text/nearest-name.ts';
import type { GoValue } from '../../helm/value/go-value.ts';
import { valueOrigin } from '../../helm/value/value-origin.ts';
import { isTable, type Table } from '../../helm/values/tables.ts';
import { enabledIn } from './enabled-in.ts';
import type { Mistake } from './mistake.ts';

/** A field that names one of the values under `configMaps` or `secrets`. */
interface Use {
  readonly from: 'configMaps' | 'secrets';
  readonly identifier: GoValue | undefined;
  /** What the library says, for an identifier. */
  readonly refusal: (identifier: Message) => Message;
}

/**
 * An identifier in values of app-template that nothing among them has, for which the library refuses to render (bjw-s common:
 * lib/container/fields/_envFrom.tpl, lib/pod/fields/_volumes.tpl); undefined if there is none.
 */
export function unknownIdentifier(values: Table, release: Span): Mistake | undefined {
  // Folders of the chart may become more of them.
  if (values.entries.has('configMapsFromFolder')) return undefined;
  for (const use of usesIn(values)) {
    const { identifier, from } = use;
    if (identifier?.kind !== 'string') continue;
    const { text } = identifier.text;
    const known = enabledIn(values.entries.get(from)).map(([id]) => id);
    if (text === '' || text.includes('{{') || known.includes(text)) continue;
    const at = valueOrigin(identifier)?.span ?? release;
    const shown = userText(text, at);
    const nearest = nearestName(text, known);
    const said = use.refusal(message`${shown}`);
    const failure: BuildFailure = {
      at,
      message: message`The chart cannot be rendered: nothing under \`${from}\` has the identifier \`${shown}\`. Helm: ${said}`,
      help:
        nearest === undefined
          ? message`Use an identifier under \`${from}\`, or \`name\` for an object that the chart does not create.`
          : message`Did you mean \`${nearest}\`?`,
      of: 'chart',
    };
    return { failure, said };
  }
  return undefined;
}

function* usesIn({ entries }: Table): Iterable<Use> {
  const controllers = enabledIn(entries.get('controllers'));
  for (const [, controller] of controllers) {
    for (const field of ['initContainers', 'containers']) {
      for (const [, container] of enabledIn(controller.entries.get(field)))
        yield* usesOfContainer(container);
    }
  }
  const ids = new Set(controllers.map(([id]) => id));
  for (const [item, persistence] of enabledIn(entries.get('persistence'))) {
    if (isMounted(persistence, ids)) yield* usesOfVolume(item, persistence);
  }
}

function* usesOfContainer({ entries }: Table): Iterable<Use> {
  const list = entries.get('envFrom');
  for (const item of list?.kind === 'list' ? list.items : []) {
    if (!isTable(item)) continue;
    for (const [field, from, called] of ENV_FROM) {
      const reference = item.entries.get(field);
      if (!isTable(reference)) continue;
      yield {
        from,
        identifier: reference.entries.get('identifier'),
        refusal: (id) => message`No ${called} configured with identifier '${id}'`,
      };
    }
  }
}

const ENV_FROM = [
  ['configMapRef', 'configMaps', 'configMap'],
  ['secretRef', 'secrets', 'secret'],
] as const;

function* usesOfVolume(item: string, { entries }: Table): Iterable<Use> {
  const type = textOf(entries.get('type'));
  if ((type !== 'configMap' && type !== 'secret') || textOf(entries.get('name')) !== '') return;
  yield {
    from: type === 'secret' ? 'secrets' : 'configMaps',
    identifier: entries.get('identifier'),
    refusal: (id) =>
      message`No ${type.toLowerCase()} found with this identifier. (persistence item '${item}', identifier '${id}')`,
  };
}

/** Whether some controller gets the volume. */
function isMounted({ entries }: Table, controllers: ReadonlySet<string>): boolean {
  const mounts = entries.get('advancedMounts');
  if (!isTable(mounts) || mounts.entries.size === 0) return controllers.size > 0;
  return [...mounts.entries.keys()].some((id) => controllers.has(id));
}

function textOf(value: GoValue | undefined): string {
  return value?.kind === 'string' ? value.text.text : '';
}
