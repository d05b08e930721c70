import type { Limits } from '../../../model/limits.ts';
import type { Span } from '../../../model/span.ts';
import { sourceOf } from '../chart/chart-file.ts';
import type { GoValue } from '../value/go-value.ts';
import { valueOrigin } from '../value/value-origin.ts';
import { nameOf, type ReleaseChart } from './release-chart.ts';
import { checkSchema } from './schema/check-schema.ts';
import { failureText, type Failure } from './schema/failure.ts';
import { jsonOfValue } from './schema/json.ts';
import { isTable, type Table } from './tables.ts';
import type { ValuesRefusal } from './values-refusal.ts';
import type { Warn } from './values-warning.ts';

const HEADER = "values don't meet the specifications of the schema(s) in the following chart(s):\n";

/** The failures of one schema. */
interface Complaint {
  readonly text: string;
  readonly discreet: string;
  readonly at: Span | undefined;
}

/**
 * Checks the coalesced values of a chart and its subcharts against their schemas. A schema that needs a document from
 * elsewhere is not checked, and said so. Imitates ValidateAgainstSchema of Helm 3.22 and 4.3.
 */
export function validateSchemas(
  chart: ReleaseChart,
  values: Table,
  limits: Limits,
  warn: Warn,
): ValuesRefusal | undefined {
  const complaints = complaintsOf(chart, values, limits, warn);
  if (complaints.length === 0) return undefined;
  const at = complaints.find((one) => one.at !== undefined)?.at;
  return {
    kind: 'refused',
    message: HEADER + complaints.map(({ text }) => text).join(''),
    discreet: HEADER + complaints.map(({ discreet }) => discreet).join(''),
    at,
  };
}

function complaintsOf(
  chart: ReleaseChart,
  values: Table,
  limits: Limits,
  warn: Warn,
): readonly Complaint[] {
  const complaints = ownComplaints(chart, values, limits, warn);
  for (const subchart of chart.dependencies) {
    const name = nameOf(subchart);
    const below = values.entries.get(name);
    if (below === undefined || below.kind === 'nil') continue;
    if (isTable(below)) complaints.push(...complaintsOf(subchart, below, limits, warn));
    else complaints.push(notATable(name, below));
  }
  return complaints;
}

function ownComplaints(
  chart: ReleaseChart,
  values: Table,
  limits: Limits,
  warn: Warn,
): Complaint[] {
  const { schema } = chart.chart;
  const json = schema && jsonOfValue(values);
  if (schema === undefined || json === undefined) return [];
  const check = checkSchema(sourceOf(schema), json, limits);
  const name = nameOf(chart);
  switch (check.kind) {
    case 'fits':
      return [];
    case 'unknown':
      warn(`the schema of chart ${name} is not checked: ${check.reason}`);
      return [];
    case 'faulty': {
      const text = `${name}:\n${check.message}`;
      return [{ text, discreet: text, at: check.at }];
    }
    default: {
      const failures = check.failures.flatMap((failure) => certainPart(failure, values));
      if (failures.length === 0) return [];
      return [
        {
          text: `${name}:\n${failureText(failures, false)}\n`,
          discreet: `${name}:\n${failureText(failures, true)}\n`,
          at: placeOf(failures, values),
        },
      ];
    }
  }
}

/**
 * What is left of a failure without those of values that nobody knows here, such as a variable that Flux fills in from elsewhere: it may become
 * a number, or any text. One alternative of several that may fit is enough.
 */
function certainPart(failure: Failure, values: Table): readonly Failure[] {
  const { causes, kind, path } = failure;
  if (causes.length === 0) return isUnknown(path, values) ? [] : [failure];
  const certain = causes.flatMap((cause) => certainPart(cause, values));
  if (certain.length === 0 || (kind === 'fault' && certain.length < causes.length)) return [];
  return [{ ...failure, causes: certain }];
}

function isUnknown(path: readonly string[], values: Table): boolean {
  let here: GoValue | undefined = values;
  for (const part of path) {
    if (here === undefined) return false;
    here = innerValue(here, part);
  }
  return here !== undefined && valueOrigin(here)?.unknowable !== undefined;
}

function notATable(name: string, value: GoValue): Complaint {
  const type = value.kind === 'nil' ? '<nil>' : value.type.name;
  const text = `${name}:\ninvalid type for values: expected object (map), got ${type}\n`;
  return { text, discreet: text, at: valueOrigin(value)?.span };
}

/** The span of the first value that does not fit, or of the nearest one around it. */
function placeOf(failures: readonly Failure[], values: Table): Span | undefined {
  const [first] = failures;
  const [cause] = first?.causes ?? [];
  if (first === undefined) return undefined;
  // The cause is more precise than the combination (`anyOf` …) around it.
  const told = first.key === undefined && cause !== undefined ? cause : first;
  let here: GoValue = values;
  let place = valueOrigin(here)?.span;
  for (const part of told.path) {
    const next: GoValue | undefined = innerValue(here, part);
    if (next === undefined) break;
    here = next;
    place = valueOrigin(here)?.span ?? place;
  }
  const key =
    here.kind === 'map' && told.key !== undefined ? here.keyOrigins?.get(told.key) : undefined;
  return key?.span ?? place;
}

function innerValue(value: GoValue, part: string): GoValue | undefined {
  if (value.kind === 'map') return value.entries.get(part);
  return value.kind === 'list' ? value.items[Number(part)] : undefined;
}
