import { message } from '../../model/message.ts';
import { manifestName } from '../../model/names/message-names.ts';
import type { Explainer } from './kit/explainer.ts';

/** Names of secret managers, and of what connects External Secrets Operator with one, as their charts call what they install. */
const MANAGER =
  /^(?:[a-z0-9-]+-)?(?:vault|openbao|infisical|conjur|akeyless-gateway|(?:onepassword|1password|op)-connect|bitwarden-sdk-server|external-secrets|doppler-operator)$/;

/** A secret manager cannot keep the credentials that it starts with: a person creates them. */
export const secretManagers: Explainer = {
  id: 'secret-manager',
  strength: 'guess',
  isAskedOfBase: true,
  open:
    () =>
    ({ kind, manifest }) =>
      kind === 'Secret' && MANAGER.test(manifest.name ?? '')
        ? message`${manifestName(manifest)} is a secret manager, which cannot keep the credentials that it starts with`
        : undefined,
};
