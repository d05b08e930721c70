import { CannotRun } from '../../model/cannot-run.ts';
import { isManifestName, type FileTree } from '../../model/file-tree.ts';
import { messageText } from '../../model/message.ts';
import type { Settings } from '../../model/settings.ts';
import type { Span } from '../../model/span.ts';
import { parseFile } from '../../parse/parse-file.ts';
import { fileParser } from '../../render/file-parser.ts';
import { kustomizationBuilds } from '../../render/kustomize/kustomization-builds.ts';
import { kustomizationGraph } from '../../render/kustomize/kustomization-graph.ts';
import { openContext } from '../../render/kustomize/load/context.ts';
import { printBuild } from '../../render/print-build.ts';
import { openCharts, type Charts } from '../../render/releases/chart-library.ts';
import { chartFinder } from '../../render/releases/inflated-charts.ts';
import { redactBuild } from '../../report/redact/redact-build.ts';
import { redactionOf } from '../../report/redact/redact-report.ts';

/** What `envfrom build` prints, and what it says about it. */
interface PrintedBuild {
  /** The objects as YAML documents; empty when the kustomization cannot be built. */
  readonly text: string;
  readonly partial: readonly string[];
  readonly failures: readonly { readonly at: Span; readonly message: string }[];
}

/** Renders the kustomization of one folder (`.` for the root of the run). Throws CannotRun when the folder has none. */
export function build(
  tree: FileTree,
  folder: string,
  settings: Pick<
    Settings,
    | 'limits'
    | 'loadRestrictor'
    | 'kubernetesVersion'
    | 'namedKubernetes'
    | 'charts'
    | 'anyChartVersion'
  >,
  options: { readonly origins: boolean; readonly maskSecrets?: boolean },
): PrintedBuild {
  const files = tree.paths
    .filter(isManifestName)
    .map((path) => parseFile(path, tree.read(path), settings.limits));
  if (!kustomizationGraph(files).folders.has(folder)) {
    throw new CannotRun(
      `There is no kustomization in \`${folder}\`.`,
      'Name a folder with a kustomization.yaml, kustomization.yml or Kustomization, or a Helm chart.',
    );
  }
  const { limits, loadRestrictor } = settings;
  const parsed = fileParser(tree, files, limits);
  const charts: Charts = (helm) =>
    openCharts(tree, {
      limits,
      helm,
      folders: settings.charts,
      anyVersion: settings.anyChartVersion === true,
    });
  const kubernetesVersion = `1.${settings.namedKubernetes ?? settings.kubernetesVersion}.0`;
  const findChart = chartFinder({ tree, limits, charts, kubernetesVersion });
  const context = openContext({ tree, parsed, limits, loadRestrictor, findChart });
  const [rendered] = kustomizationBuilds([folder], context);
  if (rendered === undefined) throw new Error('one folder gives one build');
  const redaction = redactionOf([{ files, builds: [rendered] }]);
  const partial = rendered.partial.map(redaction.inReason);
  const failures = rendered.failures.map(({ at, message }) => ({
    at,
    message: redaction.inMessage(message, at),
  }));
  return {
    text:
      failures.length > 0
        ? ''
        : printBuild(
            options.maskSecrets === true ? redactBuild(rendered, files, redaction) : rendered,
            options,
          ),
    partial: partial.map(messageText),
    failures,
  };
}
