import { mapAt, type YamlNode } from '../../model/node.ts';
import type { FieldReader } from './describe-object.ts';

/** kubectl 1.37 spells the thresholds out (kubectl: DescribeProbe in pkg/describe/describe.go). */
const SPELT_OUT_SINCE = 37;

/** A probe in kubectl's words, with the API server's defaults: `exec [cat /f] delay=0s timeout=1s …`. */
export function describeProbe(probe: YamlNode, read: FieldReader): string {
  const number = (field: string, unset: string): string => {
    const text = read.text(probe, field);
    return text === '' || text === '0' ? unset : text;
  };
  const [success, failure] =
    read.kubectl < SPELT_OUT_SINCE
      ? ['#success', '#failure']
      : ['successThreshold', 'failureThreshold'];
  const attributes = [
    `delay=${number('initialDelaySeconds', '0')}s`,
    `timeout=${number('timeoutSeconds', '1')}s`,
    `period=${number('periodSeconds', '10')}s`,
    `${success}=${number('successThreshold', '1')}`,
    `${failure}=${number('failureThreshold', '3')}`,
  ].join(' ');
  return `${actionOf(probe, read)} ${attributes}`;
}

function actionOf(probe: YamlNode, read: FieldReader): string {
  const exec = mapAt(probe, 'exec');
  if (exec !== undefined) return `exec [${read.texts(exec, 'command').join(' ')}]`;
  const get = mapAt(probe, 'httpGet');
  if (get !== undefined) {
    const scheme = (read.text(get, 'scheme') || 'HTTP').toLowerCase();
    const host = hostPort(read.text(get, 'host'), read.text(get, 'port'));
    const path = read.text(get, 'path') || '/';
    return `http-get ${scheme}://${host}${path.startsWith('/') ? '' : '/'}${encodeURI(path)}`;
  }
  const tcp = mapAt(probe, 'tcpSocket');
  if (tcp !== undefined) return `tcp-socket ${read.text(tcp, 'host')}:${read.text(tcp, 'port')}`;
  const grpc = mapAt(probe, 'grpc');
  if (grpc === undefined) return 'unknown';
  return `grpc <pod>:${read.text(grpc, 'port')} ${read.text(grpc, 'service')}`;
}

function hostPort(host: string, port: string): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}
