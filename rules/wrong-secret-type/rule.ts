import { message, userText, words } from '../../src/model/message.ts';
import { sourceName } from '../../src/model/names/message-names.ts';
import type { Finding } from '../../src/model/problem.ts';
import type { ReferenceUse } from '../../src/model/reference.ts';
import type { Source } from '../../src/model/source.ts';
import { NONE, rulePerVerdict, type JudgedAs } from '../kit/rule-constructors.ts';

interface Expectation {
  readonly types: readonly string[];
  readonly effect: string;
}

/** What readers of a Secret silently ignore: imagePullSecrets (kubernetes: pkg/credentialprovider/secrets/secrets.go) and the tls of an Ingress. */
const EXPECTED: ReadonlyMap<ReferenceUse, Expectation> = new Map([
  [
    'image-pull-secret',
    {
      types: ['kubernetes.io/dockerconfigjson', 'kubernetes.io/dockercfg'],
      effect: 'the kubelet ignores it silently and pulls without credentials',
    },
  ],
  [
    'ingress-tls',
    {
      types: ['kubernetes.io/tls'],
      effect:
        'Ingress controllers look for `tls.crt` and `tls.key` of a TLS Secret and may serve a default certificate',
    },
  ],
]);

export const rule = rulePerVerdict(
  {
    id: 'wrong-secret-type',
    summary: 'A Secret is used where only Secrets of another type are read.',
    severity: 'warning',
    group: 'references',
    since: '0.1.0',
  },
  ['present', 'elsewhere'],
  (judged) => {
    const expected = EXPECTED.get(judged.reference.use);
    return expected === undefined ? NONE : findingsOf(judged, expected);
  },
);

function* findingsOf(
  { reference, verdict, at }: JudgedAs<'present' | 'elsewhere'>,
  expected: Expectation,
): Iterable<Finding> {
  const sources = verdict.sources.filter(({ producer }) => producer.kind === 'manifest');
  const [source] = sources;
  const wrong = sources.every(({ type }) => !expected.types.includes(type ?? 'Opaque'));
  if (source === undefined || !wrong || sources.length < verdict.sources.length) return;
  if (reference.use === 'ingress-tls' && sources.every(mayHavePair)) return;
  const types = expected.types.map((type) => `\`${type}\``).join(' or ');
  yield {
    at,
    message: message`${sourceName(source)} is of type \`${userText(source.type ?? 'Opaque', source.at)}\`, but ${words(types)} is expected here: ${words(expected.effect)}.`,
    help: message`Delete the Secret and create it again with the other type, which cannot be changed later.`,
    related: [{ at: source.at, message: message`the Secret is here` }],
  };
}

/** Controllers such as ingress-nginx ask for the keys, not for the type (ingress-nginx: getPemCertificate). */
function mayHavePair({ keys }: Source): boolean {
  return keys.kind === 'unknown' || (keys.value.has('tls.crt') && keys.value.has('tls.key'));
}
