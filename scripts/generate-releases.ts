/** What to generate: charts of 20 templates each, and releases of them in turn, each with values of its own. */
export interface ReleaseShape {
  readonly charts: number;
  readonly releases: number;
}

const COMPONENTS = ['web', 'worker'] as const;

/** A Flux repository for the bench: path → text. */
export function generateReleases({ charts, releases }: ReleaseShape): ReadonlyMap<string, string> {
  const files = new Map<string, string>([['clusters/prod/flux-system.yaml', FLUX]]);
  for (let index = 0; index < charts; index += 1) {
    for (const [path, text] of chartFiles(`app${index}`))
      files.set(`charts/app${index}/${path}`, text);
  }
  for (let index = 0; index < releases; index += 1) {
    const values = releaseValues(index).replaceAll(/^(?=.)/gm, '    ');
    files.set(
      `clusters/prod/release${index}.yaml`,
      `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: release${index}, namespace: apps}
spec:
  chart:
    spec:
      chart: ./charts/app${index % charts}
      sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}
  values:
${values}`,
    );
  }
  return files;
}

export function releaseValues(index: number): string {
  return `image: {tag: "1.${index}.0"}
web:
  replicas: ${1 + (index % 5)}
  env:
    LOG_LEVEL: debug
    URL: https://{{ .Release.Name }}.example.com/${index}
worker:
  enabled: ${index % 3 !== 0}
ingress: {enabled: true, host: r${index}.example.com}
`;
}

const FLUX = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {url: "ssh://git@example.com/bench/bench"}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: flux-system, namespace: flux-system}
spec:
  path: ./clusters/prod
  sourceRef: {kind: GitRepository, name: flux-system}
`;

function chartFiles(name: string): ReadonlyMap<string, string> {
  const files = new Map([
    ['Chart.yaml', `apiVersion: v2\nname: ${name}\nversion: 1.2.3\nappVersion: "4.5"\n`],
    ['values.yaml', VALUES],
    ['templates/_helpers.tpl', HELPERS],
    ['templates/ingress.yaml', INGRESS],
    ['templates/NOTES.txt', 'Installed {{ .Release.Name }}.\n'],
  ]);
  for (const component of COMPONENTS) {
    for (const [kind, text] of Object.entries(TEMPLATES)) {
      files.set(`templates/${component}/${kind}.yaml`, text.replaceAll('COMPONENT', component));
    }
  }
  return files;
}

const VALUES = `nameOverride: ""
image: {repository: registry.example.com/app, tag: "", pullPolicy: IfNotPresent}
commonLabels: {team: shop}
web: &component
  enabled: true
  replicas: 1
  port: 8080
  env: {LOG_LEVEL: info, REGION: eu}
  secretName: app-secrets
  config:
    application.yaml: |
      server:
        port: 8080
      features: [one, two]
  resources:
    limits: {memory: 256Mi}
    requests: {cpu: 100m, memory: 128Mi}
  nodeSelector: {}
  tolerations: []
  podAnnotations: {}
  probe: {path: /health, seconds: 10}
worker: *component
ingress: {enabled: false, className: nginx, host: example.com}
`;

const HELPERS = `{{- define "app.name" -}}
{{- default .Chart.Name .Values.nameOverride | trunc 63 | trimSuffix "-" }}
{{- end }}
{{- define "app.fullname" -}}
{{- if contains (include "app.name" .) .Release.Name }}
{{- .Release.Name | trunc 63 | trimSuffix "-" }}
{{- else }}
{{- printf "%s-%s" .Release.Name (include "app.name" .) | trunc 63 | trimSuffix "-" }}
{{- end }}
{{- end }}
{{- define "app.selector" -}}
app.kubernetes.io/name: {{ include "app.name" . }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
{{- define "app.labels" -}}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{ include "app.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- with .Values.commonLabels }}
{{ toYaml . }}
{{- end }}
{{- end }}
{{- define "app.env" -}}
{{- range $name, $value := .env }}
- name: {{ $name }}
  value: {{ tpl (toString $value) $.root | quote }}
{{- end }}
{{- end }}
`;

const HEAD = `metadata:
  name: {{ include "app.fullname" . }}-COMPONENT
  labels:
    {{- include "app.labels" . | nindent 4 }}
    app.kubernetes.io/component: COMPONENT
`;

/** A template of a component that can be switched off. */
function template(apiVersion: string, kind: string, body: string): string {
  return `{{- if .Values.COMPONENT.enabled }}\napiVersion: ${apiVersion}\nkind: ${kind}\n${HEAD}${body}{{- end }}\n`;
}

const TEMPLATES: Readonly<Record<string, string>> = {
  deployment: template(
    'apps/v1',
    'Deployment',
    `spec:
  replicas: {{ .Values.COMPONENT.replicas }}
  selector:
    matchLabels:
      {{- include "app.selector" . | nindent 6 }}
  template:
    metadata:
      annotations:
        checksum/config: {{ include (print $.Template.BasePath "/COMPONENT/config.yaml") . | sha256sum }}
        {{- with .Values.COMPONENT.podAnnotations }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
      labels:
        {{- include "app.selector" . | nindent 8 }}
    spec:
      serviceAccountName: {{ include "app.fullname" . }}-COMPONENT
      containers:
        - name: {{ .Chart.Name }}
          image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
          imagePullPolicy: {{ .Values.image.pullPolicy }}
          ports:
            - {name: http, containerPort: {{ .Values.COMPONENT.port }}}
          envFrom:
            - configMapRef: {name: {{ include "app.fullname" . }}-COMPONENT}
          env:
            {{- include "app.env" (dict "env" .Values.COMPONENT.env "root" $) | nindent 12 }}
            - name: POD_NAME
              valueFrom: {fieldRef: {fieldPath: metadata.name}}
          livenessProbe:
            httpGet: {path: {{ .Values.COMPONENT.probe.path }}, port: http}
            periodSeconds: {{ int .Values.COMPONENT.probe.seconds }}
          resources:
            {{- toYaml .Values.COMPONENT.resources | nindent 12 }}
      {{- with .Values.COMPONENT.nodeSelector }}
      nodeSelector:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .Values.COMPONENT.tolerations }}
      tolerations:
        {{- toYaml . | nindent 8 }}
      {{- end }}
`,
  ),
  config: template(
    'v1',
    'ConfigMap',
    'data:\n  {{- toYaml .Values.COMPONENT.config | nindent 2 }}\n',
  ),
  service: template(
    'v1',
    'Service',
    `spec:
  ports:
    - {name: http, port: {{ .Values.COMPONENT.port }}, targetPort: http}
  selector:
    {{- include "app.selector" . | nindent 4 }}
`,
  ),
  account: template('v1', 'ServiceAccount', ''),
  role: template(
    'rbac.authorization.k8s.io/v1',
    'Role',
    'rules:\n  - {apiGroups: [""], resources: [configmaps], verbs: [get, list]}\n',
  ),
  binding: template(
    'rbac.authorization.k8s.io/v1',
    'RoleBinding',
    `roleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: {{ include "app.fullname" . }}-COMPONENT}
subjects:
  - {kind: ServiceAccount, name: {{ include "app.fullname" . }}-COMPONENT, namespace: {{ .Release.Namespace }}}
`,
  ),
  budget: template(
    'policy/v1',
    'PodDisruptionBudget',
    `spec:
  maxUnavailable: 1
  selector:
    matchLabels:
      {{- include "app.selector" . | nindent 6 }}
`,
  ),
  scaler: template(
    'autoscaling/v2',
    'HorizontalPodAutoscaler',
    `spec:
  minReplicas: {{ .Values.COMPONENT.replicas }}
  maxReplicas: {{ mul .Values.COMPONENT.replicas 4 }}
  scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: {{ include "app.fullname" . }}-COMPONENT}
`,
  ),
  policy: template(
    'networking.k8s.io/v1',
    'NetworkPolicy',
    `spec:
  podSelector:
    matchLabels:
      {{- include "app.selector" . | nindent 6 }}
  ingress:
    - ports: [{port: {{ .Values.COMPONENT.port }}}]
`,
  ),
};

const INGRESS = `{{- if .Values.ingress.enabled }}
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: {{ include "app.fullname" . }}
  labels:
    {{- include "app.labels" . | nindent 4 }}
spec:
  ingressClassName: {{ .Values.ingress.className }}
  rules:
    - host: {{ .Values.ingress.host | quote }}
      http:
        paths:
          - path: /
            pathType: Prefix
            backend:
              service: {name: {{ include "app.fullname" . }}-web, port: {name: http}}
{{- end }}
`;
