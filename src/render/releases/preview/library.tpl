{{- /* What charts call that use the common library themselves. The library merges its defaults below the values of its user. */ -}}
{{- define "bjw-s.common.loader.init" -}}
  {{- with .Values.common -}}
    {{- $_ := set $ "Values" (mustMergeOverwrite (deepCopy .) (deepCopy (omit $.Values "common"))) -}}
  {{- end -}}
{{- end -}}
{{- define "common.values.setup" -}}{{- include "bjw-s.common.loader.init" . -}}{{- end -}}
{{- define "bjw-s.common.values.init" -}}{{- include "bjw-s.common.loader.init" . -}}{{- end -}}

{{- /* Its context is that of its user, with the version of the library. */ -}}
{{- define "bjw-s.common.loader.generate" -}}
  {{- $chart := dict "Name" .Chart.Name "AppVersion" .Chart.AppVersion "Version" "VERSION" -}}
  {{- include "all" (dict "Chart" $chart "Values" .Values "Release" .Release "Capabilities" .Capabilities "Files" .Files "Template" .Template "library" "LIBRARY") -}}
{{- end -}}
{{- define "bjw-s.common.loader.all" -}}
  {{- include "bjw-s.common.loader.init" . -}}
  {{- include "bjw-s.common.loader.generate" . -}}
{{- end -}}
{{- define "common.all" -}}{{- include "bjw-s.common.loader.all" . -}}{{- end -}}

{{- define "bjw-s.common.lib.chart.names.fullname" -}}{{- include "fullName" . -}}{{- end -}}
{{- define "common.names.fullname" -}}{{- include "fullName" . -}}{{- end -}}
{{- define "bjw-s.common.lib.chart.names.name" -}}{{- include "shortName" . -}}{{- end -}}
{{- define "common.names.name" -}}{{- include "shortName" . -}}{{- end -}}
