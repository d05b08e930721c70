import type { Manifest } from '../../model/manifest.ts';
import { itemsAt, scalarAt } from '../../model/node.ts';
import { scalarText } from '../../model/scalars/scalar-text.ts';
import type { Value } from '../../model/value.ts';
import { joinValues, textValue } from '../value-parts.ts';

/** Texts as they were read: the port may be a name or a number. */
interface ServicePort {
  readonly name: string;
  readonly port: string;
  readonly protocol: string;
}

/** A Service that brings variables: it has a cluster IP, known or not. */
export interface ClusterService {
  readonly name: string;
  readonly clusterIp: Value;
  readonly ports: readonly ServicePort[];
}

interface ServiceVariable {
  readonly name: string;
  readonly value: Value;
}

/** The variables of one Service in the order in which pkg/kubelet/envvars makes them. */
export function serviceVariables(service: ClusterService): readonly ServiceVariable[] {
  const { clusterIp, ports } = service;
  const prefix = variableName(service.name);
  const [first] = ports;
  if (first === undefined) return [];
  const named = ports.filter(({ name }) => name !== '');
  return [
    { name: `${prefix}_SERVICE_HOST`, value: clusterIp },
    { name: `${prefix}_SERVICE_PORT`, value: textValue(first.port) },
    ...named.map(({ name, port }) => ({
      name: `${prefix}_SERVICE_PORT_${variableName(name)}`,
      value: textValue(port),
    })),
    { name: `${prefix}_PORT`, value: urlOf(first, clusterIp) },
    ...ports.flatMap((port) => linkVariables(prefix, port, clusterIp)),
  ];
}

/** The ports of a Service's manifest; ports that are not numbers are left out, TCP is the default. */
export function portsOf({ node, dialect }: Manifest): readonly ServicePort[] {
  return itemsAt(node, 'spec', 'ports').flatMap((item) => {
    const port = scalarText(scalarAt(item, 'port'), dialect);
    if (!/^[0-9]{1,5}$/.test(port)) return [];
    const name = scalarText(scalarAt(item, 'name'), dialect);
    return [{ name, port, protocol: scalarText(scalarAt(item, 'protocol'), dialect) || 'TCP' }];
  });
}

function linkVariables(
  prefix: string,
  port: ServicePort,
  clusterIp: Value,
): readonly ServiceVariable[] {
  const name = `${prefix}_PORT_${port.port}_${port.protocol.toUpperCase()}`;
  return [
    { name, value: urlOf(port, clusterIp) },
    { name: `${name}_PROTO`, value: textValue(port.protocol.toLowerCase()) },
    { name: `${name}_PORT`, value: textValue(port.port) },
    { name: `${name}_ADDR`, value: clusterIp },
  ];
}

function urlOf({ port, protocol }: ServicePort, clusterIp: Value): Value {
  const scheme = textValue(`${protocol.toLowerCase()}://`);
  const isIpv6 = clusterIp.some((part) => part.kind === 'text' && part.text.includes(':'));
  const host = isIpv6 ? [textValue('['), clusterIp, textValue(']')] : [clusterIp];
  return joinValues([scheme, ...host, textValue(`:${port}`)]);
}

/** The name of a Service, or of its port, as variables have it. */
export function variableName(name: string): string {
  return name.replaceAll('-', '_').toUpperCase();
}
