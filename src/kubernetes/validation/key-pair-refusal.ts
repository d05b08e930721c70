/** A key of a TLS Secret, and what the API server warns about it. */
interface KeyPairRefusal {
  readonly key: 'tls.crt' | 'tls.key';
  readonly warning: string;
}

/** The error of Go's tls.X509KeyPair for PEM blocks that are missing or of the wrong kind; the rest of a pair is not checked. */
export function keyPairRefusal(
  certificate: string,
  privateKey: string,
): KeyPairRefusal | undefined {
  return certificateRefusal(certificate) ?? keyRefusal(privateKey);
}

function certificateRefusal(text: string): KeyPairRefusal | undefined {
  const types = pemTypes(text);
  const key = 'tls.crt' as const;
  if (types.includes('CERTIFICATE')) return undefined;
  if (types.length === 0) {
    return { key, warning: 'tls: failed to find any PEM data in certificate input' };
  }
  return {
    key,
    warning: `tls: failed to find "CERTIFICATE" PEM block in certificate input after skipping PEM blocks of the following types: [${types.join(' ')}]`,
  };
}

function keyRefusal(text: string): KeyPairRefusal | undefined {
  const types = pemTypes(text);
  const key = 'tls.key' as const;
  if (types.some((type) => type === 'PRIVATE KEY' || type.endsWith(' PRIVATE KEY')))
    return undefined;
  if (types.length === 0) {
    return { key, warning: 'tls: failed to find any PEM data in key input' };
  }
  return {
    key,
    warning: 'tls: found a certificate rather than a key in the PEM for the private key',
  };
}

function pemTypes(text: string): readonly string[] {
  return [...text.matchAll(/-----BEGIN ([A-Z0-9 ]{1,64})-----/g)].map(([, type = '']) => type);
}
