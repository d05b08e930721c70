/** A pod whose ConfigMap `app-config` is missing, named in line 7, column 39; beyond doubt, since there is one of nearly that name. */
export const MISSING =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec:\n  containers:\n    - name: api\n      envFrom: [{configMapRef: {name: app-config}}]\n---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: app-confg}\ndata: {A: "1"}\n';
/** The ConfigMap. */
export const CONFIG =
  'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: app-config}\ndata: {A: "1"}\n';
/** How the problem starts in the concise format. */
export const FOUND = 'pod.yaml:7:39: error[missing-config-map]';
