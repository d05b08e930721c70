{{- /* What the common library of 1.x, and that of k8s-at-home, makes of values that are one pod: its `env`, `envFrom`, `persistence` … */ -}}
{{- $full := include "fullName" . -}}
{{- $controller := .Values.controller | default dict -}}
{{- $isBjw := eq (include "isBjw" .) "true" -}}
{{- $root := . -}}
{{- $metadata := dict "name" $full -}}
{{- with .Release.Namespace -}}{{- $_ := set $metadata "namespace" . -}}{{- end -}}
{{- if and $isBjw (eq (toString (.Values.serviceAccount | default dict).create) "true") -}}
  {{- $owner := dict "kubernetes.io/service-account.name" (.Values.serviceAccount.name | default $full) -}}
  {{- $token := dict "enabled" true "annotations" $owner "type" "kubernetes.io/service-account-token" -}}
  {{- $_ := set .Values "secrets" (merge (dict "sa-token" $token) (.Values.secrets | default dict)) -}}
{{- end -}}
{{- range $field, $type := dict "configMaps" "ConfigMap" "configmap" "ConfigMap" "secrets" "Secret" -}}
  {{- range $id, $item := (get $root.Values $field | default dict) -}}
    {{- if and (kindIs "map" $item) $item.enabled }}
---
apiVersion: v1
kind: {{ $type }}
metadata:
  name: {{ printf "%s-%v" $full ($item.nameOverride | default $id) }}
      {{- with $root.Release.Namespace }}
  namespace: {{ . }}
      {{- end }}
      {{- with $item.annotations }}
  annotations:
        {{- toYaml . | nindent 4 }}
      {{- end }}
      {{- with $item.type }}
type: {{ . }}
      {{- end }}
      {{- with $item.data }}
data:
        {{- tpl (toYaml .) $root | nindent 2 }}
      {{- end }}
      {{- with $item.stringData }}
stringData:
        {{- tpl (toYaml .) $root | nindent 2 }}
      {{- end }}
    {{ end -}}
  {{- end -}}
{{- end -}}
{{- if and .Values.secret (not $isBjw) }}
---
apiVersion: v1
kind: Secret
metadata:
  {{- toYaml $metadata | nindent 2 }}
type: Opaque
stringData:
  {{- toYaml .Values.secret | nindent 2 }}
{{ end -}}
{{- if or (not (hasKey $controller "enabled")) $controller.enabled }}
  {{- $pod := dict "enableServiceLinks" (ternary .Values.enableServiceLinks true (kindIs "bool" .Values.enableServiceLinks)) -}}
  {{- include "onePod" (dict "root" . "full" $full "into" $pod) -}}
  {{- $podMetadata := dict "labels" (merge (deepCopy (.Values.podLabels | default dict)) (dict "app.kubernetes.io/name" (include "shortName" .) "app.kubernetes.io/instance" .Release.Name)) -}}
  {{- with .Values.podAnnotations -}}{{- $_ := set $podMetadata "annotations" . -}}{{- end -}}
  {{- $template := dict "metadata" $podMetadata "spec" $pod -}}
  {{- $type := $controller.type | default "deployment" -}}
  {{- with $controller.annotations -}}{{- $metadata = merge (dict "annotations" .) $metadata -}}{{- end }}
---
  {{- if eq $type "cronjob" }}
{{ dict "apiVersion" "batch/v1" "kind" "CronJob" "metadata" $metadata "spec" (dict "jobTemplate" (dict "spec" (dict "template" $template))) | toYaml }}
  {{- else if has $type (list "deployment" "daemonset" "statefulset") }}
    {{- $spec := dict "template" $template -}}
    {{- if eq $type "statefulset" -}}
      {{- $claims := list -}}
      {{- range .Values.volumeClaimTemplates -}}{{- $claims = append $claims (dict "metadata" (dict "name" .name)) -}}{{- end -}}
      {{- $_ := set $spec "volumeClaimTemplates" $claims -}}
    {{- end }}
{{ dict "apiVersion" "apps/v1" "kind" (get (dict "deployment" "Deployment" "daemonset" "DaemonSet" "statefulset" "StatefulSet") $type) "metadata" $metadata "spec" $spec | toYaml }}
  {{- else -}}{{- fail "a type that is not known" -}}
  {{- end }}
{{ end -}}

{{- define "isBjw" -}}{{ or (contains "app-template" .Chart.Name) (eq (toString .library) "bjw-s") }}{{- end -}}

{{- define "onePod" -}}
  {{- $root := .root -}}
  {{- $values := .root.Values -}}
  {{- $into := .into -}}
  {{- $others := dict -}}
  {{- range $field, $maps := dict "initContainers" (list $values.initContainers) "containers" (list $values.sidecars $values.additionalContainers) -}}
    {{- $list := list -}}
    {{- $merged := dict -}}
    {{- range $maps -}}{{- if kindIs "map" . -}}{{- $merged = merge $merged . -}}{{- end -}}{{- end -}}
    {{- range $name, $container := $merged -}}
      {{- $copy := merge (dict "name" ($container.name | default $name)) (deepCopy $container) -}}
      {{- if $container.env -}}{{- include "env" (dict "root" $root "env" $container.env "into" $copy) -}}{{- end -}}
      {{- if contains "{{" (toYaml $copy) -}}{{- $copy = tpl (toYaml $copy) $root | fromYaml -}}{{- end -}}
      {{- $list = append $list $copy -}}
    {{- end -}}
    {{- $_ := set $others $field $list -}}
  {{- end -}}
  {{- $main := dict "name" .full -}}
  {{- with $values.image -}}{{- with .repository -}}{{- $_ := set $main "image" (printf "%s:%s" . (toString ($values.image.tag | default ""))) -}}{{- end -}}{{- end -}}
  {{- range $field := list "command" "args" -}}
    {{- $words := get $values $field -}}
    {{- if and $words (kindIs "string" $words) -}}{{- $words = list $words -}}{{- end -}}
    {{- if $words -}}{{- $_ := set $main $field $words -}}{{- end -}}
  {{- end -}}
  {{- with $values.resources -}}{{- $_ := set $main "resources" . -}}{{- end -}}
  {{- include "podOptions" (dict "options" (omit $values "securityContext" "serviceAccount") "own" dict "isMerged" false "into" $into) -}}
  {{- with $values.podSecurityContext -}}{{- $_ := set $into "securityContext" . -}}{{- end -}}
  {{- include "containerOptions" (dict "values" $values "into" $main) -}}
  {{- if $values.env -}}{{- include "env" (dict "root" $root "env" $values.env "into" $main) -}}{{- end -}}
  {{- $from := $values.envFrom | default list -}}
  {{- if and $values.secret (ne (include "isBjw" $root) "true") -}}{{- $from = append $from (dict "secretRef" (dict "name" .full)) -}}{{- end -}}
  {{- if $from -}}{{- $_ := set $main "envFrom" $from -}}{{- end -}}
  {{- $volumes := list -}}
  {{- $mounts := list -}}
  {{- range $name, $item := ($values.persistence | default dict) -}}
    {{- if and (kindIs "map" $item) $item.enabled -}}
      {{- $volume := dict "name" $name -}}
      {{- include "volume" (dict "root" $root "values" $item "id" $name "into" $volume) -}}
      {{- $volumes = append $volumes $volume -}}
      {{- if kindIs "slice" $item.subPath -}}
        {{- range $item.subPath -}}{{- $mounts = append $mounts (dict "name" $name "subPath" .path "mountPath" .mountPath) -}}{{- end -}}
      {{- else -}}
        {{- $path := $item.mountPath | default (ternary $item.hostPath (printf "/%v" $name) (eq (toString $item.type) "hostPath")) -}}
        {{- $mount := dict "name" $name "mountPath" $path -}}
        {{- if $item.subPath -}}{{- $_ := set $mount "subPath" $item.subPath -}}{{- end -}}
        {{- if $item.readOnly -}}{{- $_ := set $mount "readOnly" $item.readOnly -}}{{- end -}}
        {{- if ne $path "-" -}}{{- $mounts = append $mounts $mount -}}{{- end -}}
      {{- end -}}
    {{- end -}}
  {{- end -}}
  {{- if eq (toString ($values.controller | default dict).type) "statefulset" -}}
    {{- range $values.volumeClaimTemplates -}}{{- $mounts = append $mounts (dict "mountPath" .mountPath "name" .name) -}}{{- end -}}
  {{- end -}}
  {{- if $mounts -}}{{- $_ := set $main "volumeMounts" $mounts -}}{{- end -}}
  {{- if $volumes -}}{{- $_ := set $into "volumes" $volumes -}}{{- end -}}
  {{- if $others.initContainers -}}{{- $_ := set $into "initContainers" $others.initContainers -}}{{- end -}}
  {{- $_ := set $into "containers" (prepend $others.containers $main) -}}
{{- end -}}
