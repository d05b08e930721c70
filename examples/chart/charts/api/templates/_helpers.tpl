{{- define "api.name" -}}
{{ printf "%s-api" .Release.Name | trunc 63 | trimSuffix "-" }}
{{- end }}

{{- define "api.env" -}}
{{- range .Values.env }}
- name: {{ .name }}
  valueFrom:
    configMapKeyRef:
      name: {{ include "api.name" $ }}
      key: {{ .fromKey }}
{{- end }}
{{- end }}
