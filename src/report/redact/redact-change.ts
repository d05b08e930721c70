import type {
  Change,
  ContainerChange,
  FileContent,
  Rollout,
  NotCompared,
  SourceChange,
  VariableChange,
} from '../../model/changes/change.ts';
import type { EnvironmentMatrix } from '../../model/changes/environment-matrix.ts';
import type { Failure } from '../../model/environment.ts';
import type { Build } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';
import { REDACTED, type RedactText } from './name-redactor.ts';
import {
  redactBinding,
  redactEnvironment,
  redactFailure,
  redactValue,
} from './redact-environment.ts';
import { redactKey, redactSource } from './redact-source.ts';
import { redactTarget } from './redact-target.ts';
import { redactWorkload } from './redact-workload.ts';
import type { Redaction } from './redaction.ts';

/**
 * A change without values of Secrets: in names those that were copied, in reasons and failures all that are found. The last thing that
 * happens to a change, so that no format has to think of it.
 */
export function redactChange(change: Change, redaction: Redaction): Change {
  const { inName, inMessage } = redaction;
  const withReasons = (rollout: Rollout): Rollout => ({
    ...rollout,
    reasons: rollout.reasons.map(({ wording, ...reason }) => ({
      ...reason,
      text: wording === undefined ? inName(reason.text) : inMessage(wording),
    })),
  });
  const source = memo((each: SourceChange) => redactSourceChange(each, inName));
  return {
    ...change,
    sources: change.sources.map((each) => source(each)),
    unused: change.unused.map((each) => source(each)),
    notCompared: change.notCompared.map((each) => redactNote(each, redaction)),
    builds: change.builds.map(({ before, after }) => ({
      before: before && redactBuildNames(before, redaction),
      after: after && redactBuildNames(after, redaction),
    })),
    workloads: change.workloads.map((workload) => ({
      ...workload,
      before: workload.before && redactWorkload(workload.before, inName),
      after: workload.after && redactWorkload(workload.after, inName),
      builds: workload.builds.map((each) => inName(each)),
      namespaces: workload.namespaces.map((each) => inName(each)),
      rollout: withReasons(workload.rollout),
      containers: workload.containers.map((container) => redactContainer(container, redaction)),
    })),
  };
}

function redactBuildNames(build: Build, redaction: Redaction): Build {
  const { inName } = redaction;
  const { id, folder } = build;
  const shown = { id: inName(id), ...(folder !== undefined && { folder: inName(folder) }) };
  return { ...build, ...shown, ...redactTarget(build, redaction) };
}

/** The name without its hash is a part of the whole one, which tells whether a Secret's value is in it. */
function redactSourceChange(
  { before, after, build, name, keys, refusal, ...change }: SourceChange,
  redact: RedactText,
): SourceChange {
  const whole = [before, after].flatMap((side) => side?.name ?? []);
  const isCopied = whole.some((each) => redact(each) !== each);
  return {
    ...change,
    build: redact(build),
    name: isCopied ? REDACTED : redact(name),
    before: before && redactSource(before, redact),
    after: after && redactSource(after, redact),
    keys: keys.map((each) => ({
      ...each,
      key: redact(each.key),
      before: each.before && redactKey(each.before, redact),
      after: each.after && redactKey(each.after, redact),
    })),
    refusal: refusal && {
      ...refusal,
      message: redact(refusal.message),
      recreatedBy: refusal.recreatedBy && redact(refusal.recreatedBy),
    },
  };
}

function redactNote(
  { alike, ...note }: NotCompared,
  { inMessage, inName }: Redaction,
): NotCompared {
  return {
    ...note,
    text: inMessage(note.text, note.at),
    ...(alike !== undefined && {
      alike: { subject: inName(alike.subject), clause: inName(alike.clause) },
    }),
  };
}

function redactContainer(container: ContainerChange, redaction: Redaction): ContainerChange {
  const { inName: redact, names } = redaction;
  const failure = (each: Failure): Failure => redactFailure(each, redaction);
  const content = (side: FileContent | undefined): FileContent | undefined =>
    side && {
      value: redactValue(side.value, redact),
      from: side.from && {
        source: redactSource(side.from.source, redact),
        key: redactKey(side.from.key, redact),
      },
    };
  return {
    ...container,
    name: redact(container.name),
    stops: container.stops.map(failure),
    needs: container.needs.map(failure),
    mends: container.mends.map(failure),
    variables:
      names.size === 0
        ? container.variables
        : container.variables.map((each) => redactVariable(each, redact)),
    files: container.files.map((file) => ({
      ...file,
      path: redact(file.path),
      before: content(file.before),
      after: content(file.after),
    })),
  };
}

function redactVariable(variable: VariableChange, redact: RedactText): VariableChange {
  const { name, before, after, nowHides, noLongerHides } = variable;
  return {
    ...variable,
    name: redact(name),
    before: before && redactBinding(before, redact),
    after: after && redactBinding(after, redact),
    nowHides: nowHides.map((binding) => redactBinding(binding, redact)),
    noLongerHides: noLongerHides.map((binding) => redactBinding(binding, redact)),
  };
}

/** The variants of a workload side by side without texts of Secrets in names, placeholders and messages. */
export function redactMatrix(matrix: EnvironmentMatrix, redaction: Redaction): EnvironmentMatrix {
  const { inName: redact } = redaction;
  return {
    ...matrix,
    workload: redactWorkload(matrix.workload, redact),
    variants: matrix.variants.map((each) => redactWorkload(each, redact)),
    containers: matrix.containers.map(({ name, environments, rows }) => ({
      name: redact(name),
      environments: environments.map((each) => each && redactEnvironment(each, true, redaction)),
      rows: rows.map((row) => ({
        ...row,
        name: redact(row.name),
        cells: row.cells.map((cell) => cell && redactBinding(cell, redact)),
      })),
    })),
  };
}
