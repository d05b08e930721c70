import { message } from '../../../model/message.ts';
import type { Reason } from '../../../model/reason.ts';
import type { Target } from '../load/target.ts';
import { idText } from '../object/resource-id.ts';
import { currentId, type Resource } from '../object/resource.ts';
import { refused, type BuildRefusal } from '../tree/build-refusal.ts';

/** A plugin that is a program: never run here. */
export function programPlugin(resource: Resource, { context }: Target): BuildRefusal {
  const { kind, name } = currentId(resource);
  const text = `external plugins disabled; unable to load external plugin '${kind}'`;
  return refused(resource.node, text, {
    message: message`The plugin ${kind} \`${name}\` is a program, and programs are not run`,
    ...(!context.refusePlugins && { offline: notRun(kind, name) }),
  });
}

/** Of a transformer, it is said where that is known. */
function notRun(kind: string, name: string): Reason {
  return { ...message`the plugin ${kind} \`${name}\` is not run`, code: 'generator' };
}

export function unknownPlugin(resource: Resource): BuildRefusal {
  const { kind } = currentId(resource);
  return refused(resource.node, `unable to load builtin ${kind}.builtin.[noGrp]`, {
    message: message`kustomize has no built-in plugin \`${kind}\``,
  });
}

export function wrongPlugin(resource: Resource, wanted: 'generator' | 'transformer'): BuildRefusal {
  const id = currentId(resource);
  return refused(resource.node, `plugin ${idText(id)} not a ${wanted}`, {
    message: message`${id.kind} is not a ${wanted}`,
  });
}

/** A refusal of a plugin's configuration, as kustomize introduces it. */
export function badConfiguration(resource: Resource, failure: BuildRefusal): BuildRefusal {
  const id = idText(currentId(resource));
  return { ...failure, message: `plugin ${id} fails configuration: ${failure.message}` };
}
