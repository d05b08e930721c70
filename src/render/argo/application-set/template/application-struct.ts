import {
  FLAG,
  INTEGER,
  LIST,
  listOf,
  one,
  struct,
  TEXT,
  TEXTS,
  type StructType,
} from '../../../kustomize/load/go-struct.ts';
import { APPLICATION_SOURCE } from '../../source/source-struct.ts';

/** The fields of an Application of Argo CD 3.5, and of an ApplicationSet's template, as their Go types have them. */

const RETRY = struct(
  ['limit', INTEGER],
  [
    'backoff',
    one(struct(['duration maxDuration', TEXT], ['factor', INTEGER, 'pointer'])),
    'pointer',
  ],
  ['refresh', FLAG],
);

const SYNC_POLICY = struct(
  ['automated', one(struct(['prune selfHeal allowEmpty enabled', FLAG, 'pointer'])), 'pointer'],
  ['syncOptions', LIST],
  ['retry', one(RETRY), 'pointer'],
  ['managedNamespaceMetadata', one(struct(['labels annotations', TEXTS])), 'pointer'],
);

const IGNORED_DIFFERENCES = struct(
  ['group name namespace', TEXT],
  ['kind', TEXT, 'always'],
  ['jsonPointers jqPathExpressions managedFieldsManagers', LIST],
);

const INFO = listOf(struct(['name value', TEXT, 'always']));

const SOURCE_HYDRATOR = struct(
  ['drySource', one(APPLICATION_SOURCE), 'always'],
  ['syncSource', one(struct(['targetBranch path', TEXT, 'always'], ['repoURL', TEXT])), 'always'],
  ['hydrateTo', one(struct(['targetBranch', TEXT, 'always'])), 'pointer'],
);

const SPEC = struct(
  ['source', one(APPLICATION_SOURCE), 'pointer'],
  ['destination', one(struct(['server namespace name', TEXT])), 'always'],
  ['project', TEXT, 'always'],
  ['syncPolicy', one(SYNC_POLICY), 'pointer'],
  ['ignoreDifferences', listOf(IGNORED_DIFFERENCES)],
  ['info', INFO],
  ['revisionHistoryLimit', INTEGER, 'pointer'],
  ['sources', listOf(APPLICATION_SOURCE)],
  ['sourceHydrator', one(SOURCE_HYDRATOR), 'pointer'],
);

const OPERATION = struct(
  [
    'sync',
    one(
      struct(
        ['revision', TEXT],
        ['prune dryRun', FLAG],
        ['source', one(APPLICATION_SOURCE), 'pointer'],
        ['manifests syncOptions revisions', LIST],
        ['sources', listOf(APPLICATION_SOURCE)],
      ),
    ),
    'pointer',
  ],
  ['initiatedBy', one(struct(['username', TEXT], ['automated', FLAG])), 'always'],
  ['info', INFO],
  ['retry', one(RETRY), 'always'],
);

/** `spec.template` of an ApplicationSet and `template` of a generator. */
export const TEMPLATE: StructType = struct(
  [
    'metadata',
    one(struct(['name namespace', TEXT], ['labels annotations', TEXTS], ['finalizers', LIST])),
    'always',
  ],
  ['spec', one(SPEC), 'always'],
);

/** An Application as the controller applies it, without its status. */
export const APPLICATION: StructType = struct(
  ['kind apiVersion', TEXT],
  [
    'metadata',
    one(
      struct(
        ['name generateName namespace', TEXT],
        ['labels annotations', TEXTS],
        ['finalizers', LIST],
      ),
    ),
    'always',
  ],
  ['spec', one(SPEC), 'always'],
  ['operation', one(OPERATION), 'pointer'],
);
