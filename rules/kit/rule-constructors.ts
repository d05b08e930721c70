import type { Environment } from '../../src/model/environment.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import type { MapNode } from '../../src/model/node.ts';
import type { Finding, Subject } from '../../src/model/problem.ts';
import type { JudgedReference } from '../../src/model/reference.ts';
import type { Rule, RuleMeta } from '../../src/model/rule.ts';
import type { Source } from '../../src/model/source.ts';
import { subjectOfManifest, subjectOfWorkload } from './subject-of.ts';
import type { Container, Workload } from '../../src/model/workload.ts';
import { memo } from '../../src/model/memo.ts';

/**
 * The common shapes of a rule. Each asks its question once per thing and fills in what every finding needs: the
 * subject (unless the rule names a finer one) and the build. Thing by thing, so a rule stays near twenty lines.
 */
type Findings = Iterable<Finding>;

/**
 * Asks about each object by itself. The answer must depend on the object and the Kubernetes version alone: an object
 * that many builds share is asked about once.
 */
export function rulePerManifest(
  meta: RuleMeta,
  check: (manifest: Manifest, evidence: Evidence) => Findings,
): Rule {
  return {
    meta,
    *check(evidence) {
      for (const { manifest, builds } of sharedManifests(evidence)) {
        for (const finding of check(manifest, evidence)) {
          const subject = finding.subject ?? subjectOfManifest(manifest);
          for (const build of builds) yield placed(finding, subject, build);
        }
      }
    },
  };
}

interface SharedManifest {
  readonly manifest: Manifest;
  readonly builds: string[];
}

/** Each object once, with the builds that have it. */
const sharedManifests = memo(({ manifests }: Evidence): readonly SharedManifest[] => {
  const byNode = new Map<MapNode, SharedManifest>();
  const shared: SharedManifest[] = [];
  for (const { manifest, build } of manifests) {
    const same = byNode.get(manifest.node);
    if (same?.manifest.dialect === manifest.dialect) same.builds.push(build);
    else {
      const first = { manifest, builds: [build] };
      byNode.set(manifest.node, first);
      shared.push(first);
    }
  }
  return shared;
});

/** Asks about each pod spec, of custom resources too (`workload.core` tells). */
export function rulePerWorkload(
  meta: RuleMeta,
  check: (workload: Workload, evidence: Evidence) => Findings,
): Rule {
  return {
    meta,
    *check(evidence) {
      for (const workload of evidence.workloads) {
        for (const finding of check(workload, evidence)) {
          const subject = finding.subject ?? subjectOfWorkload(workload, undefined);
          yield placed(finding, subject, workload.build);
        }
      }
    },
  };
}

/** Asks about each container of each pod spec. */
export function rulePerContainer(
  meta: RuleMeta,
  check: (container: Container, workload: Workload, evidence: Evidence) => Findings,
): Rule {
  return {
    meta,
    *check(evidence) {
      for (const workload of evidence.workloads) {
        for (const container of workload.containers) {
          for (const finding of check(container, workload, evidence)) {
            const subject = finding.subject ?? subjectOfWorkload(workload, container);
            yield placed(finding, subject, workload.build);
          }
        }
      }
    },
  };
}

/** Asks about each container's environment, as the kubelet will build it. */
export function rulePerEnvironment(
  meta: RuleMeta,
  check: (environment: Environment, evidence: Evidence) => Findings,
): Rule {
  return {
    meta,
    *check(evidence) {
      for (const environment of evidence.environments) {
        const { workload, container } = environment;
        for (const finding of check(environment, evidence)) {
          const subject = finding.subject ?? subjectOfWorkload(workload, container);
          yield placed(finding, subject, workload.build);
        }
      }
    },
  };
}

/** Asks about each reference, with its verdict. */
export function rulePerReference(
  meta: RuleMeta,
  check: (judged: JudgedReference, evidence: Evidence) => Findings,
): Rule {
  return {
    meta,
    *check(evidence) {
      for (const judged of evidence.references) {
        const { workload, container, manifest, name, build } = judged.reference;
        for (const finding of check(judged, evidence)) {
          const subject =
            finding.subject ??
            (workload === undefined
              ? subjectOfManifest(manifest, name)
              : subjectOfWorkload(workload, container, name));
          yield placed(finding, subject, build);
        }
      }
    },
  };
}

/** Asks about each source, whoever makes it. */
export function rulePerSource(
  meta: RuleMeta,
  check: (source: Source, evidence: Evidence) => Findings,
): Rule {
  return {
    meta,
    *check(evidence) {
      for (const source of evidence.sources) {
        for (const finding of check(source, evidence)) {
          const subject = finding.subject ?? subjectOfManifest(source.producer.manifest);
          yield placed(finding, subject, source.build);
        }
      }
    },
  };
}

/** Not spread: V8 gives each object a layout of its own where the sources of a spread have many. */
function placed(finding: Finding, subject: Subject, build: string): Finding {
  return Object.assign({}, finding, { subject, build });
}
