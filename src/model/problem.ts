import type { Fix } from './edit.ts';
import type { Message } from './message.ts';
import type { MapNode } from './node.ts';
import type { Span } from './span.ts';

export type Severity = 'error' | 'warning' | 'info';

/** The more severe, the less. */
export const SEVERITY_RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** One step on the way to the severity of a problem, and the severity after it. */
export interface SeverityReason {
  readonly because:
    /** The rule's own severity, and that under `--strict`. */
    | 'rule'
    | 'strict'
    /** `--only` or `--rule` names a rule that is off. */
    | 'named'
    /** The configuration or a flag, for all files or for some. */
    | 'settings'
    | 'override'
    /** What was found is less severe than the rule is in general. */
    | 'finding'
    /** A chart from elsewhere wrote it. */
    | 'third-party-chart'
    /** It holds only in charts with their defaults, or in what nothing deploys. */
    | 'chart-defaults'
    | 'not-deployed'
    /** The same in a chart with its defaults: it is a typo. */
    | 'typo'
    /** It is only in what lies elsewhere; or something is not there in a branch, as of the commit that is at hand. */
    | 'elsewhere'
    | 'floating'
    /** Nothing is known to lead to it; or something is not there, in what may not be deployed. */
    | 'not-known-deployed';
  readonly severity: Severity;
}

/** A problem as a rule reports it. Texts are plain; reporters escape and decorate them. */
export interface Finding extends Worded<Message> {
  /** Id of the build it was found in; absent if it is about a file, regardless of builds. */
  readonly build?: string;
}

/**
 * The common part of findings and problems. `Wording`: messages with arguments, or the text that is left when values of Secrets are
 * redacted.
 */
interface Worded<Wording> {
  readonly at: Span;
  /** The problem and its reason, one or two sentences, with names in backticks; no trailing help. */
  readonly message: Wording;
  /** Other places that belong to it, each with a clause with the reason. */
  readonly related?: readonly Related<Wording>[];
  /** The remedy, as an imperative sentence. */
  readonly help?: Wording;
  /** A change that certainly fixes it; its texts hold no value of a Secret. */
  readonly fix?: Fix;
  /** A change that probably fixes it: it writes the only name that is near. Made on request. */
  readonly suggestion?: Fix;
  /** Equal for findings of a rule that one change would fix: the missing source that many name. Reports for people show them together. */
  readonly cause?: string;
  /** Of the findings with this cause, one is a problem; it names the places of the others. */
  readonly onePerCause?: true;
  /** Nothing defines the source and nothing says that its name is a mistake: reports for people show many such names as one. */
  readonly isUndeclared?: true;
  /** The problem is a typo, which every deployment has: it keeps its severity in a chart with its defaults. */
  readonly isTypo?: true;
  /** A template has it with all values like its own: as for rules that are `ofTemplates`. */
  readonly isOfTemplate?: true;
  /** The proof is that something is not there (a path, a file, a name that is only elsewhere): a warning where nothing says that it is deployed. */
  readonly isOfAbsence?: true;
  /** A kustomization above may set what is missing, which may be in another repository: a warning in what is not known to be deployed as it is. */
  readonly isSetAbove?: true;
  /** Overrides the rule's severity for this one (equal values of a collision: info). */
  readonly severity?: Severity;
  /** The object it is about: suppression annotations are looked for there, fingerprints are made of it. */
  readonly subject?: Subject;
}

export interface Related<Wording = Message> {
  readonly at: Span;
  readonly message: Wording;
  /** The message shows the very text at the place, so a frame may, too. */
  readonly isQuoted?: true;
  /** The place is in the base of a comparison: its file may be gone. */
  readonly before?: true;
}

/** The subject of a finding, stable if lines move. */
export interface Subject {
  readonly kind: string;
  readonly namespace: string | undefined;
  readonly name: string | undefined;
  readonly container?: string;
  /** The field, variable, key or referenced name within it. */
  readonly detail?: string;
  /** The `metadata` maps whose annotations may suppress it: of the object, and of the pod template. */
  readonly annotated?: readonly MapNode[];
}

/** A problem in a report: redacted, unless the user asked for values. */
export interface Problem<Wording = string> extends Worded<Wording> {
  readonly rule: string;
  readonly severity: Severity;
  /** The severity that the finding itself asked for. */
  readonly ownSeverity?: Severity;
  /** How it got its severity, step by step; the last one is what counts. */
  readonly reasons?: readonly SeverityReason[];
  /** It holds only in what nothing deploys: it fails no run, and is listed only on request. */
  readonly undeployed?: true;
  /** It is within something from elsewhere that nobody here can change: it fails no run, and is listed only on request. */
  readonly elsewhere?: true;
  /** The message shows the very text at the place, so a frame may, too. */
  readonly isQuoted?: true;
  /** The builds in which it holds, sorted; the same finding in several builds is one problem. */
  readonly builds: readonly string[];
}
