import type { EnvironmentMatrix } from '../../model/changes/environment-matrix.ts';
import { positionOf } from '../../model/span.ts';
import { PRINTERS } from '../document/print-document.ts';
import { safeJson } from '../text/escape-text.ts';
import type { Json } from '../text/json-pieces.ts';
import { printOptionsOf, type ChangeFormat, type ChangeOptions } from './change-options.ts';
import { matricesDocument, type MatrixView } from './matrix-document.ts';

/** Workloads in all their builds, in pieces. As JSON, `differences` has one workload and `environments` a list of them. */
export function* matrixPieces(
  format: ChangeFormat,
  matrices: readonly EnvironmentMatrix[],
  options: ChangeOptions,
  view: MatrixView,
): Generator<string> {
  if (format === 'json') yield* matrixJson(matrices, options, view);
  else {
    const document = matricesDocument(matrices, view, format);
    yield* PRINTERS[format](document, printOptionsOf(options));
  }
}

function matrixJson(
  matrices: readonly EnvironmentMatrix[],
  { version }: ChangeOptions,
  view: MatrixView,
): readonly string[] {
  const head = { version: 1, tool: { name: 'envfrom', version } };
  const workloads = matrices.map(workloadJson);
  const body = view === 'environments' ? { ...head, workloads } : { ...head, ...workloads[0] };
  return [`${safeJson(body)}\n`];
}

function workloadJson({ workload, columns, containers }: EnvironmentMatrix): Json {
  const { apiVersion, kind, name } = workload.manifest;
  return {
    workload: { apiVersion, kind, name },
    builds: columns,
    containers: containers.map((container) => ({
      name: container.name,
      variables: container.rows.map((row) => ({
        name: row.name,
        same: row.same,
        values: columns.map((build, at) => {
          const binding = row.cells[at];
          if (binding === undefined) return { build, set: false };
          const from = binding.from.at === undefined ? {} : positionOf(binding.from.at);
          return {
            build,
            set: true,
            value: binding.value
              .map((part) => (part.kind === 'text' ? part.text : `<${part.label}>`))
              .join(''),
            group: row.classes[at],
            ...from,
          };
        }),
      })),
    })),
  };
}
