/** A pod whose ConfigMap `app` is missing, named in line 7, column 39. */
export const MISSING =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: api}\nspec:\n  containers:\n    - name: api\n      envFrom: [{configMapRef: {name: app}}]\n';
/** The ConfigMap. */
export const CONFIG = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: app}\ndata: {A: "1"}\n';
/** How the problem starts in the concise format. */
export const FOUND = 'pod.yaml:7:39: error[missing-config-map]';
