import { createPrivateKey, X509Certificate } from 'node:crypto';
import { decodeBase64 } from '../../../../go/base64.ts';
import { functionTable } from '../../template/function-table.ts';
import { fromBytes } from '../../text/bytes.ts';
import { remadeText } from '../../text/edit-text.ts';
import { textOrigin } from '../../text/text-origin.ts';
import type { Text } from '../../text/text.ts';
import { printValues } from '../../value/format/print.ts';
import { failed, goFunction } from '../../value/go-function.ts';
import { INT, LIST, STRING, structType } from '../../value/go-types.ts';
import type {
  CallContext,
  GoFailure,
  GoValue,
  ListValue,
  StringValue,
  StructValue,
} from '../../value/go-value.ts';
import { isFailure } from '../../value/is-failure.ts';
import { stringValue, structValue } from '../../value/make-value.ts';
import { placeBytes, placeholderText } from './placeholder.ts';

const CERTIFICATE = structType('sprig.certificate');
const PEM = /-----BEGIN ([^\n]{0,80})-----\n[^]{0,20000}?-----END \1-----/;
const IP = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-fA-F]*:[0-9a-fA-F:.]*)$/;
/** Names of the PEM blocks for each sort of key. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['', 'RSA PRIVATE KEY'],
  ['rsa', 'RSA PRIVATE KEY'],
  ['dsa', 'DSA PRIVATE KEY'],
  ['ecdsa', 'EC PRIVATE KEY'],
  ['ed25519', 'PRIVATE KEY'],
]);
const BYTES_OF_PEM = 96;

/** sprig's keys and certificates: placeholders that look like PEM. */
export const CERTIFICATE_FUNCTIONS = functionTable({
  genPrivateKey: goFunction([STRING], (args, context) => {
    const kind = args[0].text.text;
    const block = KEYS.get(kind);
    if (block === undefined) return stringValue(remadeText(args[0].text, `Unknown type ${kind}`));
    return stringValue(
      placeholderText(pem(block, 'genPrivateKey', context), 'genPrivateKey', context, args),
    );
  }),
  genCA: goFunction([STRING, INT], (args, context) => certificate('genCA', context, args)),
  genCAWithKey: goFunction(
    [STRING, INT, STRING],
    (args, context) =>
      keyFault(args[2], 'parsing private key: ') ??
      certificate('genCAWithKey', context, args, args[2]),
  ),
  genSelfSignedCert: goFunction(
    [STRING, LIST, LIST, INT],
    (args, context) =>
      namesFault(args[1], args[2], context) ?? certificate('genSelfSignedCert', context, args),
  ),
  genSelfSignedCertWithKey: goFunction(
    [STRING, LIST, LIST, INT, STRING],
    (args, context) =>
      keyFault(args[4], 'parsing private key: ') ??
      namesFault(args[1], args[2], context) ??
      certificate('genSelfSignedCertWithKey', context, args, args[4]),
  ),
  genSignedCert: goFunction(
    [STRING, LIST, LIST, INT, CERTIFICATE],
    (args, context) =>
      signerFault(args[4]) ??
      namesFault(args[1], args[2], context) ??
      certificate('genSignedCert', context, args),
  ),
  genSignedCertWithKey: goFunction(
    [STRING, LIST, LIST, INT, CERTIFICATE, STRING],
    (args, context) =>
      keyFault(args[5], 'parsing private key: ') ??
      signerFault(args[4]) ??
      namesFault(args[1], args[2], context) ??
      certificate('genSignedCertWithKey', context, args, args[5]),
  ),
  buildCustomCert: goFunction([STRING, STRING], ([cert, key]) =>
    customCertificate(cert.text, key.text),
  ),
});

function certificate(
  name: string,
  context: CallContext,
  args: readonly GoValue[],
  key?: StringValue,
): GoValue {
  const cert = placeholderText(pem('CERTIFICATE', name, context), name, context, args);
  const made = placeholderText(pem('RSA PRIVATE KEY', `${name} key`, context), name, context, args);
  return pairOf(cert, key?.text ?? made);
}

function pairOf(cert: Text, key: Text): GoValue {
  const fields = new Map([
    ['Cert', stringValue(cert)],
    ['Key', stringValue(key)],
  ]);
  return structValue(fields, CERTIFICATE);
}

function pem(block: string, name: string, context: CallContext): string {
  const body = placeBytes(name, context, BYTES_OF_PEM)
    .toString('base64')
    .replaceAll(/.{64}/g, '$&\n');
  return `-----BEGIN ${block}-----\n${body}-----END ${block}-----\n`;
}

function customCertificate(cert64: Text, key64: Text): GoValue | GoFailure {
  const cert = decodedText(cert64);
  if (cert === undefined) return failed('unable to decode base64 certificate');
  const key = decodedText(key64);
  if (key === undefined) return failed('unable to decode base64 private key');
  return (
    certificateFault(cert, 'decodedCert') ??
    keyFault(stringValue(key), 'error parsing private key: ') ??
    pairOf(cert, key)
  );
}

function decodedText(text: Text): Text | undefined {
  const decoded = decodeBase64(text.text);
  return decoded.kind === 'bytes' ? remadeText(text, fromBytes(decoded.bytes)) : undefined;
}

function signerFault(signer: StructValue): GoFailure | undefined {
  const [cert, key] = [signer.fields.get('Cert'), signer.fields.get('Key')];
  if (cert?.kind !== 'string' || key?.kind !== 'string')
    return failed('unable to decode certificate');
  return (
    certificateFault(cert.text, 'decodedSignerCert') ?? keyFault(key, 'error parsing private key: ')
  );
}

/** Why a text is not a certificate; undefined for an unknowable text. */
function certificateFault(text: Text, what: string): GoFailure | undefined {
  if (isUnknowable(text)) return undefined;
  const [block] = PEM.exec(text.text) ?? [];
  if (block === undefined) return failed('unable to decode certificate');
  const malformed = failed(`error parsing certificate: ${what}.Bytes: x509: malformed certificate`);
  return parses(() => new X509Certificate(block)) ? undefined : malformed;
}

function keyFault({ text }: StringValue, before: string): GoFailure | undefined {
  if (isUnknowable(text)) return undefined;
  const [block, kind = ''] = PEM.exec(text.text) ?? [];
  if (block === undefined) return failed(`${before}no PEM data in input`);
  if (kind !== 'PRIVATE KEY' && !kind.endsWith(' PRIVATE KEY')) {
    return failed(`${before}no private key data in PEM block of type ${kind}`);
  }
  if (![...KEYS.values()].includes(kind))
    return failed(`${before}invalid private key type ${kind}`);
  if (parses(() => createPrivateKey(block))) return undefined;
  return failed(`${before}malformed private key`);
}

function parses(parse: () => unknown): boolean {
  try {
    parse();
    return true;
  } catch {
    return false;
  }
}

function namesFault(
  ips: ListValue,
  names: ListValue,
  { budget }: CallContext,
): GoFailure | undefined {
  for (const ip of ips.items) {
    if (ip.kind === 'string' && IP.test(ip.text.text)) continue;
    const text = printValues([ip], budget);
    if (isFailure(text)) return text;
    return failed(
      `error parsing ip: ${text.text}${ip.kind === 'string' ? '' : ' is not a string'}`,
    );
  }
  for (const name of names.items) {
    if (name.kind === 'string') continue;
    const text = printValues([name], budget);
    if (isFailure(text)) return text;
    return failed(`error processing alternate dns name: ${text.text} is not a string`);
  }
  return undefined;
}

function isUnknowable(text: Text): boolean {
  return textOrigin(text)?.unknowable !== undefined;
}
