import { OBJECT_SHAPES } from '../../src/kubernetes/shape/object-shapes.ts';
import { VOLUME_SHAPES } from '../../src/kubernetes/shape/volume-shapes.ts';
import type { FetchModule, FoundModule } from '../deployers/go-module.ts';
import { goStructs } from './go-structs.ts';
import { newestOf } from './newest-of.ts';

const MODULE = 'k8s.io/api@v0';
const FILES = ['core/v1/types.go', 'apps/v1/types.go', 'batch/v1/types.go'] as const;
/** Fields that only an older version has. */
const GONE = new Set(['PodSpec.workloadRef']);
/** Of another module, which changes less than once in a year. */
const ELSEWHERE = new Set(['ObjectMeta']);

/**
 * In what the fields of our shapes differ from those of k8s.io/api of a minor version: fields that are missing, that are gone, and whose `since` is not
 * the version that brought them.
 */
export function fieldDifferences(
  minor: number,
  fetch: FetchModule,
  tellUnread: (module: string) => void,
): readonly string[] {
  const now = newestOf(MODULE, minor, FILES[0], fetch);
  const before = newestOf(MODULE, minor - 1, FILES[0], fetch);
  if (now === undefined || before === undefined) {
    tellUnread(`k8s.io/api@v0.${now === undefined ? minor : minor - 1}`);
    return [];
  }
  const [fields, old] = [fieldsOf(now), fieldsOf(before)];
  return [...OBJECT_SHAPES, ...VOLUME_SHAPES].flatMap(({ name, fields: own, since }) => {
    const found = fields.get(name);
    if (found === undefined || ELSEWHERE.has(name)) return [];
    const isNew = (field: string): boolean => old.get(name)?.has(field) === false;
    return [
      ...[...found]
        .filter((field) => !own.has(field))
        .map(
          (field) => `${name} lacks ${field}${isNew(field) ? `, which is new in 1.${minor}` : ''}`,
        ),
      ...[...own.keys()]
        .filter((field) => !found.has(field) && !GONE.has(`${name}.${field}`))
        .map((field) => `${name} has ${field}, which is gone`),
      ...[...own.keys()]
        .filter((field) => found.has(field) && isNew(field) !== (since.get(field) === minor))
        .map(
          (field) => `${name}.${field}: \`@${minor}\` must${isNew(field) ? '' : ' not'} be written`,
        ),
    ];
  });
}

function fieldsOf({ read }: FoundModule): ReadonlyMap<string, ReadonlySet<string>> {
  return goStructs(FILES.map((path) => read(path) ?? '').join('\n'));
}
