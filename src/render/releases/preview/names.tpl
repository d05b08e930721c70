{{- /* Names as the common libraries give them, in our own words. */ -}}
{{- define "major" -}}{{ regexFind "^[0-9]+" .Chart.Version }}{{- end -}}

{{- define "shortName" -}}
  {{- $global := .Values.global | default dict -}}
  {{- $usual := .Values.nameOverride | default .Chart.Name -}}
  {{- if eq .Chart.Name "app-template" -}}{{- $usual = .Release.Name -}}{{- end -}}
  {{- $global.nameOverride | default $usual | toString | trunc 63 | trimSuffix "-" -}}
{{- end -}}

{{- define "fullName" -}}
  {{- $global := .Values.global | default dict -}}
  {{- $given := $global.fullnameOverride | default .Values.fullnameOverride -}}
  {{- $short := include "shortName" . -}}
  {{- if $given -}}{{ $given | trunc 63 | trimSuffix "-" }}
  {{- else if contains $short .Release.Name -}}{{ .Release.Name | trunc 63 | trimSuffix "-" }}
  {{- else -}}{{ printf "%s-%s" .Release.Name $short | trunc 63 | trimSuffix "-" }}
  {{- end -}}
{{- end -}}

{{- /* root, id, values, count, type: how a controller, ConfigMap … of the values is called. */ -}}
{{- define "nameOf" -}}
  {{- $full := include "fullName" .root -}}
  {{- $major := include "major" .root | int -}}
  {{- $isController := eq .type "controller" -}}
  {{- $values := .values -}}
  {{- if and $values.forceRename (ge $major 3) (or (ge $major 4) (not $isController)) -}}
    {{- $forced := tpl $values.forceRename .root -}}
    {{- if ge $major 4 }}{{ $forced | lower }}{{ else }}{{ $forced }}{{ end -}}
  {{- else if ge $major 4 -}}
    {{- include "nameByCount" (dict "root" .root "id" .id "values" $values "count" .count "full" $full) | lower -}}
  {{- else if $values.nameOverride -}}
    {{- $override := tpl $values.nameOverride .root -}}
    {{- if and (ge $major 3) (eq $full $override) -}}{{ $full }}{{- else -}}{{ printf "%s-%s" $full $override }}{{- end -}}
  {{- else if eq $major 2 -}}
    {{- if eq .id "main" -}}{{ $full }}{{- else -}}{{ printf "%s-%s" $full .id }}{{- end -}}
  {{- else if or (eq $full .id) (and $isController (le .count 1)) -}}{{ $full }}
  {{- else -}}{{ printf "%s-%s" $full .id }}
  {{- end -}}
{{- end -}}

{{- define "nameByCount" -}}
  {{- $global := .root.Values.global | default dict -}}
  {{- $name := .full -}}
  {{- if .values.prefix -}}
    {{- $prefix := tpl .values.prefix .root -}}
    {{- if ne $prefix $name -}}{{- $name = printf "%s-%s" $prefix $name -}}{{- end -}}
  {{- end -}}
  {{- if and .count (or (gt .count 1) $global.alwaysAppendIdentifierToResourceName) -}}
    {{- $isSame := and (eq .id $name) (semverCompare ">=4.1.0-0" .root.Chart.Version) -}}
    {{- if not (or $isSame (hasSuffix (printf "-%s" .id) $name)) -}}
      {{- $name = printf "%s-%s" $name .id -}}
    {{- end -}}
  {{- end -}}
  {{- if .values.suffix -}}
    {{- $suffix := tpl .values.suffix .root -}}
    {{- if not (hasSuffix (printf "-%s" $suffix) $name) -}}{{- $name = printf "%s-%s" $name $suffix -}}{{- end -}}
  {{- end -}}
  {{- $name -}}
{{- end -}}

{{- /* from, into: the maps of a map that are not switched off. */ -}}
{{- define "enabled" -}}
  {{- $into := .into -}}
  {{- range $id, $item := .from | default dict -}}
    {{- if kindIs "map" $item -}}
      {{- if or (not (hasKey $item "enabled")) $item.enabled -}}{{- $_ := set $into $id $item -}}{{- end -}}
    {{- end -}}
  {{- end -}}
{{- end -}}

{{- /* graph (id to what it comes after), out (set to the order): the first by name of those that nothing holds back, again and again. */ -}}
{{- define "inOrder" -}}
  {{- $args := . -}}
  {{- $graph := .graph -}}
  {{- $order := list -}}
  {{- range $graph -}}
    {{- $next := "" -}}
    {{- $found := false -}}
    {{- range $id, $after := $graph -}}
      {{- if and (not $found) (not (has $id $order)) -}}
        {{- $waits := false -}}
        {{- range $after -}}{{- if not (has . $order) -}}{{- $waits = true -}}{{- end -}}{{- end -}}
        {{- if not $waits -}}{{- $next = $id -}}{{- $found = true -}}{{- end -}}
      {{- end -}}
    {{- end -}}
    {{- if not $found -}}{{- fail "what depends on each other has no order" -}}{{- end -}}
    {{- $order = append $order $next -}}
  {{- end -}}
  {{- $_ := set $args "order" $order -}}
{{- end -}}

{{- /* item, into, id: what an item says it comes after. */ -}}
{{- define "edges" -}}
  {{- $after := list -}}
  {{- if kindIs "map" .item -}}
    {{- if kindIs "string" .item.dependsOn -}}{{- if .item.dependsOn -}}{{- $after = list .item.dependsOn -}}{{- end -}}
    {{- else if kindIs "slice" .item.dependsOn -}}{{- $after = .item.dependsOn -}}
    {{- end -}}
  {{- end -}}
  {{- $_ := set .into .id $after -}}
{{- end -}}

{{- /* root, env, into: the variables of a container as a list, sorted by name unless they are a list or say what they depend on. */ -}}
{{- define "env" -}}
  {{- $root := .root -}}
  {{- $env := .env -}}
  {{- $list := list -}}
  {{- if kindIs "map" $env -}}
    {{- $sorting := dict "graph" dict -}}
    {{- range $name, $variable := $env -}}
      {{- include "edges" (dict "item" $variable "into" $sorting.graph "id" $name) -}}
    {{- end -}}
    {{- include "inOrder" $sorting -}}
    {{- range $name := $sorting.order -}}
      {{- $variable := get $env $name -}}
      {{- if kindIs "map" $variable -}}
        {{- $list = append $list (merge (dict "name" $name) (omit $variable "dependsOn")) -}}
      {{- else -}}
        {{- $list = append $list (dict "name" $name "value" $variable) -}}
      {{- end -}}
    {{- end -}}
  {{- else -}}
    {{- $list = $env -}}
  {{- end -}}
  {{- $result := list -}}
  {{- range $list -}}
    {{- if hasKey . "value" -}}
      {{- if kindIs "string" .value -}}
        {{- $result = append $result (dict "name" .name "value" (tpl .value $root)) -}}
      {{- else if or (kindIs "float64" .value) (kindIs "bool" .value) (kindIs "int64" .value) -}}
        {{- $result = append $result (dict "name" .name "value" (.value | toString)) -}}
      {{- else -}}
        {{- $result = append $result (dict "name" .name "value" .value) -}}
      {{- end -}}
    {{- else -}}
      {{- $from := omit . "name" -}}
      {{- if hasKey . "valueFrom" -}}{{- $from = .valueFrom -}}{{- end -}}
      {{- if contains "{{" (toYaml $from) -}}{{- $from = tpl (toYaml $from) $root | fromYaml -}}{{- end -}}
      {{- $result = append $result (dict "name" .name "valueFrom" $from) -}}
    {{- end -}}
  {{- end -}}
  {{- $_ := set .into "env" $result -}}
{{- end -}}

{{- /* root, type (ConfigMap or Secret), field, texts: prints the objects of `configMaps` or `secrets`. */ -}}
{{- define "sources" -}}
  {{- $args := . -}}
  {{- $enabled := dict -}}
  {{- include "enabled" (dict "from" .from "into" $enabled) -}}
  {{- range $id, $item := $enabled }}
---
apiVersion: v1
kind: {{ $args.type }}
metadata:
  name: {{ include "nameOf" (dict "root" $args.root "id" $id "values" $item "count" (len $enabled) "type" $args.type) }}
  {{- with $args.root.Release.Namespace }}
  namespace: {{ . }}
  {{- end }}
  {{- with $item.annotations }}
  annotations:
    {{- tpl (toYaml .) $args.root | nindent 4 }}
  {{- end }}
    {{- if eq $args.type "Secret" }}
      {{- with $item.type }}
type: {{ . }}
      {{- end }}
      {{- with $item.stringData }}
stringData:
        {{- tpl (toYaml .) $args.root | nindent 2 }}
      {{- end }}
    {{- else }}
      {{- with $item.data }}
data:
        {{- tpl (toYaml .) $args.root | nindent 2 }}
      {{- end }}
      {{- with $item.binaryData }}
binaryData:
        {{- tpl (toYaml .) $args.root | nindent 2 }}
      {{- end }}
    {{- end }}
  {{ end -}}
{{- end -}}

{{- /* root, values, id, into: the volume of an item of `persistence`; an object by its identifier is looked up among the values. */ -}}
{{- define "volume" -}}
  {{- $root := .root -}}
  {{- $item := .values -}}
  {{- $into := .into -}}
  {{- $type := $item.type | default "persistentVolumeClaim" -}}
  {{- if or (eq $type "configMap") (eq $type "secret") -}}
    {{- $field := ternary "secret" "configMap" (eq $type "secret") -}}
    {{- $key := ternary "secretName" "name" (eq $type "secret") -}}
    {{- $source := pick $item "defaultMode" "items" -}}
    {{- if $item.name -}}
      {{- $_ := set $source $key (tpl $item.name $root) -}}
    {{- else if $item.identifier -}}
      {{- $from := ternary $root.Values.secrets $root.Values.configMaps (eq $type "secret") -}}
      {{- $_ := set $source $key (include "byIdentifier" (dict "root" $root "from" $from "id" $item.identifier)) -}}
    {{- else if $item.externalSecretRef -}}
      {{- $_ := set $source $key (include "externalName" (dict "root" $root "id" $item.externalSecretRef)) -}}
    {{- end -}}
    {{- $_ := set $into $field $source -}}
  {{- else if eq $type "emptyDir" -}}
    {{- $_ := set $into "emptyDir" (pick $item "medium" "sizeLimit") -}}
  {{- else if eq $type "hostPath" -}}
    {{- $path := dict "path" $item.hostPath -}}
    {{- with $item.hostPathType -}}{{- $_ := set $path "type" . -}}{{- end -}}
    {{- $_ := set $into "hostPath" $path -}}
  {{- else if eq $type "nfs" -}}
    {{- $_ := set $into "nfs" (pick $item "server" "path") -}}
  {{- else if eq $type "ephemeral" -}}
    {{- $_ := set $into "ephemeral" (dict "volumeClaimTemplate" (dict "spec" dict)) -}}
  {{- else if eq $type "image" -}}
    {{- $reference := $item.image -}}
    {{- if kindIs "map" $reference -}}
      {{- $reference = printf "%v:%v" $reference.repository ($reference.tag | default "latest") -}}
    {{- end -}}
    {{- $_ := set $into "image" (dict "reference" $reference) -}}
  {{- else if eq $type "custom" -}}
    {{- range $key, $value := $item.volumeSpec -}}{{- $_ := set $into $key $value -}}{{- end -}}
    {{- $_ := set $into "name" .id -}}
  {{- else if has $type (list "persistentVolumeClaim" "pvc") -}}
    {{- $claim := include "claimName" (dict "root" $root "values" $item "id" .id) -}}
    {{- $_ := set $into "persistentVolumeClaim" (dict "claimName" ($item.existingClaim | default $claim)) -}}
  {{- else -}}{{- fail "a type that is not known" -}}
  {{- end -}}
{{- end -}}

{{- /* root, values, id: how the claim of an item of `persistence` is called; from 4 on as other objects, by the number of claims that the chart makes. */ -}}
{{- define "claimName" -}}
  {{- $full := include "fullName" .root -}}
  {{- $major := include "major" .root | int -}}
  {{- if ge $major 4 -}}
    {{- $enabled := dict -}}
    {{- include "enabled" (dict "from" .root.Values.persistence "into" $enabled) -}}
    {{- $count := 0 -}}
    {{- range $enabled -}}
      {{- if and (eq (.type | default "persistentVolumeClaim") "persistentVolumeClaim") (not .existingClaim) -}}{{- $count = add1 $count -}}{{- end -}}
    {{- end -}}
    {{- include "nameOf" (dict "root" .root "id" .id "values" .values "count" $count "type" "source") -}}
  {{- else if eq (.values.nameOverride | default "" | toString) "-" -}}{{ $full }}
  {{- else if .values.nameOverride -}}{{ printf "%s-%v" $full .values.nameOverride }}
  {{- else if and (eq $major 3) (eq $full .id) -}}{{ $full }}
  {{- else -}}{{ printf "%s-%s" $full .id }}
  {{- end -}}
{{- end -}}

{{- define "byIdentifier" -}}
  {{- $enabled := dict -}}
  {{- include "enabled" (dict "from" .from "into" $enabled) -}}
  {{- $item := get $enabled .id -}}
  {{- if not (kindIs "map" $item) -}}{{- fail "nothing has this identifier" -}}{{- end -}}
  {{- include "nameOf" (dict "root" .root "id" .id "values" $item "count" (len $enabled) "type" "source") -}}
{{- end -}}

{{- define "externalName" -}}
  {{- $item := get (.root.Values.externalSecrets | default dict) .id -}}
  {{- if not (kindIs "map" $item) -}}{{- fail "nothing has this identifier" -}}{{- end -}}
  {{- $own := include "byIdentifier" (dict "root" .root "from" .root.Values.externalSecrets "id" .id) -}}
  {{- dig "target" "name" $own $item -}}
{{- end -}}

{{- /* The ExternalSecrets that the library makes from 5 on: what is not about their names is their spec. */ -}}
{{- define "externalSecrets" -}}
  {{- $root := . -}}
  {{- $enabled := dict -}}
  {{- include "enabled" (dict "from" .Values.externalSecrets "into" $enabled) -}}
  {{- range $id, $item := $enabled }}
    {{- $metadata := dict "name" (include "byIdentifier" (dict "root" $root "from" $root.Values.externalSecrets "id" $id)) -}}
    {{- with $root.Release.Namespace -}}{{- $_ := set $metadata "namespace" . -}}{{- end -}}
    {{- $spec := omit $item "enabled" "annotations" "labels" "nameOverride" "forceRename" "prefix" "suffix" }}
---
{{ dict "apiVersion" "external-secrets.io/v1" "kind" "ExternalSecret" "metadata" $metadata "spec" $spec | toYaml }}
  {{ end -}}
{{- end -}}

{{- /* `rawResources`: objects of any kind, under a name as those above. Before 5, `spec` has all that is not about the name; from then on `manifest`. */ -}}
{{- define "rawResources" -}}
  {{- $root := . -}}
  {{- $enabled := dict -}}
  {{- include "enabled" (dict "from" .Values.rawResources "into" $enabled) -}}
  {{- range $id, $item := $enabled }}
    {{- $manifest := $item.manifest | default (merge (dict "apiVersion" $item.apiVersion "kind" $item.kind) ($item.spec | default dict)) -}}
    {{- $own := $manifest.metadata | default dict -}}
    {{- $metadata := merge (dict "name" (include "byIdentifier" (dict "root" $root "from" $root.Values.rawResources "id" $id))) (pick $own "annotations" "namespace") (dict "annotations" ($item.annotations | default dict)) -}}
    {{- if $root.Release.Namespace -}}{{- $_ := set $metadata "namespace" ($metadata.namespace | default $root.Release.Namespace) -}}{{- end }}
---
{{ tpl (merge (dict "metadata" $metadata) (omit $manifest "metadata") | toYaml) $root }}
  {{ end -}}
{{- end -}}
